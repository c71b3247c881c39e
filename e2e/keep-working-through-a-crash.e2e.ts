import { createAlbum, savedText } from './support/api.ts';
import { openAlbum, type Desk } from './support/canvas.ts';
import { newPerson } from './support/people.ts';
import { ownServer, type OwnServer } from './support/server.ts';
import { expect, test } from './support/within-policy.ts';

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await ownServer();
  await server.start();
});
test.afterAll(() => server.end());

/** Selects the headline and moves it by whole millimetres with the arrow keys. */
async function nudge(desk: Desk, key: 'ArrowDown' | 'ArrowRight', times: number): Promise<void> {
  // Clicked again at once it would open for typing.
  if ((await desk.said.textContent()) !== 'Anpfiff ausgewählt') await desk.click('Anpfiff');
  await expect(desk.said).toHaveText('Anpfiff ausgewählt');
  for (let count = 0; count < times; count++) await desk.page.keyboard.press(key);
}

test('the server dies in the middle of the work: nothing that was done is lost', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page } = await newPerson(browser, 'Jörg Müller', { baseURL: server.url });
  const id = await createAlbum(page, { title: 'SG Stromausfall', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const before = (await savedText(page, id, 'Anpfiff'))!;

  await test.step('what was acknowledged and what was on its way when it died', async () => {
    await nudge(desk, 'ArrowDown', 4);
    await desk.expectSaved();
    expect((await savedText(page, id, 'Anpfiff'))!.y).toBeCloseTo(before.y + 4, 6);
    await nudge(desk, 'ArrowRight', 3);
    await server.kill();
  });

  await test.step('work goes on without it, and says so', async () => {
    await expect(page.getByText('Keine Verbindung, auf diesem Gerät gesichert')).toBeVisible();
    await nudge(desk, 'ArrowDown', 2);
  });

  await test.step('it comes back, and gets everything', async () => {
    await server.start();
    await expect(page.getByText('Alles gespeichert')).toBeVisible({ timeout: 30_000 });
    const saved = (await savedText(page, id, 'Anpfiff'))!;
    expect(saved.x).toBeCloseTo(before.x + 3, 6);
    expect(saved.y).toBeCloseTo(before.y + 6, 6);
  });

  await test.step('a tab that is closed offline sends its changes when the album is opened again', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText(/^Offline/)).toBeVisible();
    await nudge(desk, 'ArrowRight', 5);
    await expect(page.getByText('Offline, auf diesem Gerät gesichert')).toBeVisible();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await openAlbum(again, id);
    await expect(again.getByText('Alles gespeichert')).toBeVisible();
    await expect
      .poll(async () => (await savedText(again, id, 'Anpfiff'))!.x, { message: 'what the closed tab had left' })
      .toBeCloseTo(before.x + 8, 6);
  });
});
