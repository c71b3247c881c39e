import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { call, createAlbum, savedAlbum, savedText } from './support/api.ts';
import { openAlbum } from './support/canvas.ts';
import { becomes, join, membershipOf } from './support/join.ts';
import { newPerson, type Person } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

const rail = (page: Page) => page.getByRole('navigation').filter({ hasText: 'Sticker' }).getByRole('link');
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The code with which the server refuses a call; null when it does not. */
const refusal = async (page: Page, method: string, path: string, body?: unknown): Promise<string | null> =>
  call(page, method, path, body).then(
    () => null,
    (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1] ?? error.message,
  );

test('five people, a holder of the preview link and a stranger in one album at once, each seeing and doing what they may, also when it changes', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const anna = await newPerson(browser, 'Anna Albers');
  const [edda, fritz, karl, lea] = [
    await newPerson(browser, 'Edda Editor'),
    await newPerson(browser, 'Fritz Fuellt'),
    await newPerson(browser, 'Karl Kommentar'),
    await newPerson(browser, 'Lea Liest'),
  ];
  const id = await createAlbum(anna.page, { title: 'FC Rollen', category: 'sports' });
  await join(anna.page, id, edda, 'editor');
  await join(anna.page, id, fritz, 'filler');
  await join(anna.page, id, karl, 'commenter');
  await join(anna.page, id, lea, 'reader');
  const people = [anna, edda, fritz, karl, lea];
  const open = async ({ page }: Person) => {
    const desk = await openAlbum(page, id);
    await desk.goToPage(3);
    return desk;
  };
  await open(anna);
  const [eddas, fritzs, karls] = [await open(edda), await open(fritz), await open(karl)];
  await open(lea);

  const otto = await newPerson(browser, 'Otto Ohne');
  const viewer = await (await browser.newContext({ locale: 'de-DE' })).newPage();

  await test.step('each sees the rooms of their role', async () => {
    const rooms = async (page: Page) => (await rail(page).allInnerTexts()).map((text) => text.trim());
    const all = ['Start', 'Sticker', 'Link', 'Bilder', 'Layouts', 'Stil'];
    expect(await rooms(anna.page)).toEqual(all);
    expect(await rooms(edda.page)).toEqual(all);
    expect(await rooms(fritz.page)).toEqual(['Start', 'Sticker', 'Link']);
    expect(await rooms(karl.page)).toEqual(['Sticker']);
    expect(await rooms(lea.page)).toEqual(['Sticker']);
    for (const [{ page }, mark] of [
      [fritz, 'Sticker füllen'],
      [karl, 'Kommentieren'],
      [lea, 'Nur ansehen'],
    ] as const)
      await expect(page.getByRole('button', { name: new RegExp(`^${mark}\\.`) })).toBeVisible();
    for (const person of people) {
      await expect(tool(person.page, 'Rechteck')).toHaveCount([anna, edda].includes(person) ? 1 : 0);
      await expect(tool(person.page, 'Kommentar')).toHaveCount(person === lea ? 0 : 1);
    }
    await expectAccessible(fritz.page);
    await expectAccessible(lea.page);
  });

  await test.step('the editor moves a text; the same hand of a filler moves nothing', async () => {
    const at = async () => (await savedText(anna.page, id, 'Anpfiff'))!.x;
    const before = await at();
    await eddas.click('Anpfiff');
    await edda.page.keyboard.press('ArrowRight');
    await eddas.expectSaved();
    expect(await at()).toBeGreaterThan(before);
    const moved = await at();
    await fritzs.click('Anpfiff');
    await fritz.page.keyboard.press('ArrowRight');
    await expect(fritz.page.getByText('Das ändert nur, wer das Album gestaltet.').first()).toBeVisible();
    await expect(fritzs.undo).toBeDisabled();
    expect(await at()).toBe(moved);
  });

  await test.step('the filler brings a person, whom everybody sees', async () => {
    await rail(fritz.page).filter({ hasText: 'Sticker' }).click();
    await fritz.page.getByRole('button', { name: 'Menü aller Sticker' }).click();
    await fritz.page.getByRole('menuitem', { name: 'Neuer Sticker' }).click();
    await fritz.page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await fritz.page.keyboard.press('Enter');
    await fritzs.expectSaved();
    await lea.page.getByText('Ada Lovelace').first().dblclick();
    const name = lea.page.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Ada Lovelace');
    await expect(name).toBeDisabled();
  });

  await test.step('who comments writes on the page, and nothing else of theirs is taken', async () => {
    await karl.page.keyboard.press('Escape');
    await tool(karl.page, 'Kommentar').click();
    const box = (await karls.area.boundingBox())!;
    await karl.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await karl.page.getByRole('textbox', { name: 'Text des Kommentars' }).fill('Größer!');
    await karl.page.getByRole('button', { name: 'Kommentieren', exact: true }).click();
    await karls.expectSaved();
    const comments = [...(await savedAlbum(anna.page, id)).nodes.values()].filter(({ type }) => type === 'Comment');
    expect(comments).toMatchObject([{ props: { text: 'Größer!' } }]);
    for (const { page } of [fritz, karl, lea]) {
      expect(await refusal(page, 'PATCH', `/v1/albums/${id}`, { album: { title: 'Meins' } })).toBe('forbidden');
      expect(await refusal(page, 'GET', `/v1/albums/${id}/invitations`)).toBe('forbidden');
    }
    expect(await refusal(lea.page, 'GET', `/v1/albums/${id}/sticker_people`)).toBe('forbidden');
    expect(await refusal(edda.page, 'DELETE', `/v1/albums/${id}`)).toBe('forbidden');
  });

  await test.step('who has the preview link sees what is printed now; a stranger sees nothing', async () => {
    const link = await call<{ preview_link: { album_preview_path: string } }>(
      anna.page,
      'GET',
      `/v1/albums/${id}/preview_link`,
    );
    const { album_preview_path: preview } = link.preview_link;
    await viewer.goto(preview);
    await viewer.getByRole('button', { name: 'Sticker finden' }).click();
    await viewer.getByLabel('Name oder Nummer').fill('Ada');
    await expect(viewer.getByText('Niemand heißt so.')).toBeVisible();
    await viewer.keyboard.press('Escape');
    for (const opening of ['2-3', '4-5']) {
      await viewer.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img', { name: new RegExp(`^Seite ${opening} von`) })).toBeVisible();
    }
    expect(await viewer.content()).not.toContain('Größer!');
    await call(anna.page, 'PATCH', `/v1/albums/${id}/rotate_album_preview_url_token`);
    await viewer.reload();
    await expect(viewer.getByText('Diese Vorschau gibt es nicht mehr.')).toBeVisible();
    await viewer.goto(`/album/${id}`);
    await expect(viewer.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    for (const path of ['', '/preview_link', '/associations', '/versions'])
      expect(await refusal(otto.page, 'GET', `/v1/albums/${id}${path}`), path).toBe('not_found');
    expect(await refusal(otto.page, 'PATCH', `/v1/albums/${id}`, { album: { title: 'Meins' } })).toBe('not_found');
  });

  await test.step('a role that changes is another editor at once, without loading anew', async () => {
    await becomes(anna.page, id, lea, 'filler');
    await expect(
      lea.page.getByText('Deine Rolle hat sich geändert: Du kümmerst dich jetzt um die Sticker.'),
    ).toBeVisible();
    const name = lea.page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeEnabled();
    await name.fill('Ada King');
    await expect.poll(async () => stickersOf(await savedAlbum(anna.page, id))).toContain('Ada King');
    await becomes(anna.page, id, edda, 'commenter');
    await expect(edda.page.getByRole('button', { name: /^Kommentieren\./ })).toBeVisible();
    await expect(tool(edda.page, 'Rechteck')).toHaveCount(0);
    await expect(rail(edda.page)).toHaveCount(1);
  });

  await test.step('who is removed hears from whom, and finds the album no more', async () => {
    const began = Date.now();
    await call(anna.page, 'DELETE', `/v1/associations/${await membershipOf(anna.page, id, karl)}`);
    const dialog = karl.page.getByRole('dialog', { name: 'Du bist nicht mehr dabei' });
    await expect(dialog.getByText('Anna Albers hat dich aus diesem Album entfernt.')).toBeVisible();
    test.info().annotations.push({ type: 'told after', description: `${Date.now() - began} ms` });
    await expect(tool(karl.page, 'Kommentar')).toHaveCount(0);
    await expectAccessible(karl.page);
    await dialog.getByRole('button', { name: 'Zu meinen Alben' }).click();
    await karl.page.waitForURL('**/start');
    await expect(karl.page.getByText('FC Rollen')).toHaveCount(0);
  });
});

const stickersOf = ({ stickers }: Awaited<ReturnType<typeof savedAlbum>>): string[] =>
  [...stickers.values()].map(({ name }) => name);
