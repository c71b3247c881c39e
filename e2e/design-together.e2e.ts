import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { call, createAlbum, savedText } from './support/api.ts';
import { boxOf, openAlbum, type Desk } from './support/canvas.ts';
import { mailedLink } from './support/join.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

interface Together {
  readonly id: string;
  readonly anna: Desk;
  readonly ben: Desk;
}

/** Anna invites Ben by mail, Ben accepts; both have the album open at the same spread. */
async function together(browser: Browser): Promise<Together> {
  const owner = await newPerson(browser, 'Anna Albers');
  const guest = await newPerson(browser, 'Ben Brandt');
  const id = await createAlbum(owner.page, { title: 'FC Zu Zweit', category: 'sports' });
  await call(owner.page, 'POST', `/v1/albums/${id}/invitations`, { email: guest.email });
  await guest.page.goto(await mailedLink(owner.page.url(), guest.email));
  await expect(guest.page.getByRole('heading', { name: 'Bau mit am Album „FC Zu Zweit“' })).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole('link', { name: 'Einladung annehmen' }).click();
  await guest.page.waitForURL(`**/album/${id}/**`);
  const [anna, ben] = [await openAlbum(owner.page, id), await openAlbum(guest.page, id)];
  for (const desk of [anna, ben]) {
    await desk.goToPage(3);
    await expect(desk.element('Anpfiff')).toBeVisible();
  }
  return { id, anna, ben };
}

test('two people see each other work, and nothing is lost when the network is', async ({ browser }) => {
  test.setTimeout(240_000);
  const { id, anna, ben } = await together(browser);

  await test.step('each sees the other in the bar, oneself not', async () => {
    await expect(anna.page.getByRole('group', { name: 'Gerade im Album' }).getByRole('button')).toHaveAccessibleName(
      'BB, Ben Brandt folgen',
    );
    await expect(ben.page.getByRole('group', { name: 'Gerade im Album' }).getByRole('button')).toHaveAccessibleName(
      'AA, Anna Albers folgen',
    );
    await expectAccessible(anna.page);
  });

  await test.step('what one drags moves on the other screen before it is let go, and stays there after', async () => {
    const before = await boxOf(ben.element('Anpfiff'));
    await anna.drag(anna.element('Anpfiff'), { x: 0, y: -40 }, async () => {
      await expect.poll(async () => (await boxOf(ben.element('Anpfiff'))).y).toBeLessThan(before.y - 30);
    });
    await anna.expectSaved();
    const [hers, his] = [await boxOf(anna.element('Anpfiff')), await boxOf(ben.element('Anpfiff'))];
    expect(his.y).toBeCloseTo(hers.y, 0);
  });

  await test.step('undo leaves alone what the other has moved since, and says so', async () => {
    await nudge(ben, 'Anpfiff', 'ArrowDown', 3);
    await ben.expectSaved();
    await expectEqual('Anpfiff');
    const { y } = (await saved('Anpfiff'))!;
    await anna.page.keyboard.press('Control+z');
    await expect(anna.page.getByText(/^„Verschieben“ bleibt: Dort haben inzwischen andere/).last()).toBeVisible();
    await anna.expectSaved();
    expect((await saved('Anpfiff'))!.y).toBeCloseTo(y, 6);
  });

  await test.step('both work without a network on different things: both survive', async () => {
    await goOffline(anna, ben);
    const headline = (await saved('Anpfiff'))!;
    const subtitle = (await saved('Aufstellung'))!;
    await nudge(anna, 'Anpfiff', 'ArrowRight', 6);
    await nudge(ben, 'Aufstellung', 'ArrowDown', 9);
    await goOnline(anna, ben);
    await expect.poll(async () => (await saved('Anpfiff'))!.x).toBeCloseTo(headline.x + 6, 6);
    await expect.poll(async () => (await saved('Aufstellung'))!.y).toBeCloseTo(subtitle.y + 9, 6);
    await expectEqual('Anpfiff');
    await expectEqual('Aufstellung');
  });

  await test.step('both change the same: one holds for both, and the other one is told', async () => {
    const before = (await saved('Anpfiff'))!;
    await goOffline(anna, ben);
    await nudge(anna, 'Anpfiff', 'ArrowDown', 5);
    await nudge(ben, 'Anpfiff', 'ArrowDown', 12);
    await anna.page.context().setOffline(false);
    await anna.expectSaved();
    await ben.page.context().setOffline(false);
    const told = /hat zur selben Zeit „Anpfiff“ geändert\. Diese Fassung gilt\./;
    await expect(anna.page.getByText(told)).toBeVisible();
    await expectEqual('Anpfiff');
    expect([5, 12]).toContain(Math.round((await saved('Anpfiff'))!.y - before.y));
  });

  function saved(words: string) {
    return savedText(anna.page, id, words);
  }
  async function expectEqual(words: string): Promise<void> {
    await expect(async () => {
      const [hers, his] = [await boxOf(anna.element(words)), await boxOf(ben.element(words))];
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(his[side]).toBeCloseTo(hers[side], 0);
    }).toPass({ timeout: 15_000 });
  }
});

async function goOffline(...desks: Desk[]): Promise<void> {
  for (const { page } of desks) {
    await page.context().setOffline(true);
    await expect(page.getByText(/^(Offline|Keine Verbindung)/)).toBeVisible();
  }
}

async function goOnline(...desks: Desk[]): Promise<void> {
  for (const desk of desks) await desk.page.context().setOffline(false);
  for (const desk of desks) await desk.expectSaved();
}

async function nudge(desk: Desk, words: string, key: string, times: number): Promise<void> {
  await desk.click(words);
  await expect(desk.said).toHaveText(`${words} ausgewählt`);
  for (let count = 0; count < times; count++) await desk.page.keyboard.press(key);
}
