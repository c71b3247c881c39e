import type { NodeId } from '@figurina/album';
import type { Browser } from '@playwright/test';
import { administratorToken } from './support/administrator.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, createAlbum, savedAlbum, savedText } from './support/api.ts';
import { openAlbum, type Desk } from './support/canvas.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

/** Anna owns the album, Ben works on it, too; both have it open. */
async function together(browser: Browser): Promise<{ id: string; anna: Desk; ben: Desk }> {
  const owner = await newPerson(browser, 'Anna Albers');
  const guest = await newPerson(browser, 'Ben Brandt');
  const id = await createAlbum(owner.page, { title: 'FC Gestern', category: 'sports' });
  await call(owner.page, 'POST', `/v1/albums/${id}/invitations`, { email: guest.email });
  const headers = { authorization: `Bearer ${await administratorToken()}` };
  const get = async (path: string) => (await fetch(new URL(path, owner.page.url()), { headers })).json();
  const { mails } = (await get('/v1/mails')) as { mails: { id: string; to: string }[] };
  const { mail } = (await get(`/v1/mails/${mails.find(({ to }) => to === guest.email)?.id}`)) as {
    mail: { text: string };
  };
  const token = /invitations\/([^/\s]+)/.exec(mail.text)?.[1] ?? '';
  await call(guest.page, 'POST', `/v1/invitations/${token}/confirm`);
  return { id, anna: await openAlbum(owner.page, id), ben: await openAlbum(guest.page, id) };
}

test('the album goes back while somebody else types, in one step that undo takes back', async ({ browser }) => {
  test.setTimeout(240_000);
  const { id, anna, ben } = await together(browser);
  const { page } = anna;
  const spreads = async () =>
    [...(await savedAlbum(page, id)).nodes.values()].filter(({ type }) => type === 'Spread').length;
  const count = await spreads();

  await test.step('Anna names the album as it is', async () => {
    await page.getByRole('button', { name: 'Albummenü' }).click();
    await page.getByRole('menuitem', { name: 'Verlauf' }).click();
    await page.getByRole('button', { name: 'Diesen Stand benennen' }).click();
    await page.getByLabel('Name der Version').fill('Vor dem Umbau');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Vor dem Umbau/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('much is changed: a text goes, another one is written anew', async () => {
    await anna.goToPage(3);
    await anna.element('Anpfiff').click();
    await page.keyboard.press('Delete');
    await anna.expectSaved();
    expect(await savedText(page, id, /Anpfiff/)).toBeNull();
  });

  await test.step('Ben types while Anna goes back', async () => {
    await ben.goToPage(5);
    await ben.page.keyboard.press('t');
    await page.getByRole('link', { name: /Vor dem Umbau/ }).click();
    await expect(page.getByRole('heading', { name: 'Vor dem Umbau' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Album zurücksetzen' }).click();
    await Promise.all([
      page.getByRole('dialog').getByRole('button', { name: 'Album zurücksetzen' }).click(),
      ben.page.keyboard.type('Ben schreibt weiter', { delay: 40 }),
    ]);
    await expect(page.getByText(/^Zurückgeholt: Stand vom/).first()).toBeVisible();
    await expect.poll(async () => savedText(page, id, /Anpfiff/)).not.toBeNull();
  });

  await test.step('one undo takes it back', async () => {
    await page.getByRole('button', { name: /^Rückgängig: Zurückholen/ }).click();
    await expect.poll(async () => savedText(page, id, /Anpfiff/)).toBeNull();
    expect(await spreads()).toBe(count);
  });
});

test('a spread that Anna deleted is brought back from the trash by Ben, with its pictures', async ({ browser }) => {
  test.setTimeout(240_000);
  const { id, anna, ben } = await together(browser);
  const drawn = async () => {
    const { nodes } = await savedAlbum(anna.page, id);
    return [...nodes.values()].flatMap((node) => ('image' in node.props && node.props.image ? [node.id] : [])).sort();
  };
  const pictures = await drawn();
  const spread = await spreadWithPicture();
  expect(spread).toBeDefined();

  /** In a chapter that keeps another one. */
  async function spreadWithPicture(): Promise<NodeId | undefined> {
    const album = await savedAlbum(anna.page, id);
    const chapters = album.childIds(album.rootId).filter((section) => {
      const node = album.nodes.get(section);
      return node?.type === 'Section' && !node.props.static && album.childIds(section).length > 1;
    });
    const has = (parent: NodeId): boolean =>
      album.childIds(parent).some((child) => {
        const { props } = album.nodes.get(child)!;
        return ('image' in props && props.image !== null) || has(child);
      });
    const spreads = chapters.flatMap((section) => album.childIds(section));
    return spreads.find(has);
  }

  await test.step('Anna deletes it', async () => {
    const document = await savedAlbum(anna.page, id);
    const order = document.childIds(document.rootId).flatMap((section) => document.childIds(section));
    await anna.goToPage(2 * order.indexOf(spread!));
    await anna.page
      .getByRole('group', { name: /Doppelseite|Seite/ })
      .first()
      .isVisible();
    await anna.page.keyboard.press('Escape');
    await anna.page.keyboard.press('Escape');
    await anna.page.keyboard.press('Control+k');
    await anna.page.keyboard.type('Doppelseite löschen');
    await anna.page.keyboard.press('Enter');
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Doppelseite löschen' }).click();
    await anna.expectSaved();
    await expect.poll(async () => (await savedAlbum(anna.page, id)).nodes.has(spread!)).toBe(false);
  });

  await test.step('Ben finds it in the trash and brings it back', async () => {
    await ben.page.goto(`/album/${id}/history/trash`);
    await expect(ben.page.getByText(/Anna Albers hat gelöscht/)).toBeVisible();
    await expectAccessible(ben.page);
    await ben.page.getByRole('button', { name: 'Zurückholen', exact: true }).first().click();
    await expect(ben.page.getByText('Zurückgeholt aus dem Papierkorb').first()).toBeVisible();
    await expect.poll(async () => (await savedAlbum(anna.page, id)).nodes.has(spread!)).toBe(true);
    expect(await drawn()).toEqual(pictures);
  });
});
