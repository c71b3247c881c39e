import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PEOPLE = ['Ada Kowalska', 'Ben Łoś', 'Carla Fontana', 'Emil Yılmaz'].map((name) => ({
  name,
  position: '',
  chapter: '',
}));

/** An album with people in it, and the address of its preview. */
async function anAlbum(owner: Page): Promise<{ id: string; address: string }> {
  await signUp(owner, 'Olga Vorsitz');
  const { blueprints } = await call<{ blueprints: { id: string }[] }>(owner, 'GET', '/v1/blueprints?language=de');
  const { album } = await call<{ album: { id: string; album_preview_path: string } }>(owner, 'POST', '/v1/albums', {
    album: { title: 'SV Blau-Weiß 09', language: 'de', blueprint_id: blueprints.at(0)?.id, people: PEOPLE },
  });
  return { id: album.id, address: album.album_preview_path };
}

test('a stranger leafs through the album, finds their sticker and tells of a mistake', async ({
  page: owner,
  browser,
}) => {
  const { id, address } = await anAlbum(owner);
  const stranger = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'SV Blau-Weiß 09' })).toBeVisible();
  await expect(stranger.getByRole('img', { name: /^Seite 1 von/ })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.keyboard.press('ArrowRight');
  await expect(stranger.getByRole('img', { name: /^Seite 2-3 von/ })).toBeVisible();
  await stranger.getByRole('button', { name: 'Nächste Doppelseite' }).click();
  await expect(stranger.getByRole('img', { name: /^Seite 4-5 von/ })).toBeVisible();

  await stranger.getByRole('button', { name: 'Sticker finden' }).click();
  await stranger.getByLabel('Name oder Nummer').fill('los');
  await stranger.keyboard.press('Enter');
  const card = stranger.getByRole('region', { name: 'Gefundener Sticker' });
  await expect(card).toContainText('Ben Łoś');
  await card.getByRole('button', { name: 'Fehler melden' }).click();
  await stranger.getByLabel('Was stimmt nicht?').fill('Ich heiße Benno.');
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Abschicken' }).click();
  await expect(stranger.getByText('Deine Meldung ist angekommen')).toBeVisible();
  // Nobody who only looks is asked who they are, and nothing of the makers is read.
  expect(asked.filter((path) => path.startsWith('/v1/albums/') || path.startsWith('/v1/users'))).toEqual([]);

  await owner.goto(`/album/${id}/stickers`);
  const reports = owner.getByRole('region', { name: 'Gemeldete Fehler' });
  await expect(reports).toContainText('Ich heiße Benno.');
  await reports.getByRole('button', { name: /^Erledigt/ }).click();
  await expect(reports).toBeHidden();
});

test('on a phone it goes page by page, and a new link ends the old one', async ({ page: owner, browser }) => {
  const { id, address } = await anAlbum(owner);
  const stranger = await (await browser.newContext({ ...PHONE, locale: 'de-DE' })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('img', { name: /^Seite 1 von/ })).toBeVisible();
  const touch = await stranger.context().newCDPSession(stranger);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await finger('touchStart', 320);
  for (const x of [280, 200, 120, 60]) await finger('touchMove', x);
  await finger('touchEnd');
  await expect(stranger.getByRole('img', { name: /^Seite 2 von/ })).toBeVisible();
  await expectAccessible(stranger);

  // The owner hands it on from the editor, and takes it back.
  await owner.goto(`/album/${id}/stickers`);
  await owner.getByRole('button', { name: 'Teilen', exact: true }).click();
  const sheet = owner.getByRole('dialog', { name: /teilen$/ });
  await expect(sheet.getByLabel('Adresse der Vorschau')).toHaveValue(new RegExp(`${address}$`));
  await expectAccessible(owner);
  await call(owner, 'PATCH', `/v1/albums/${id}/rotate_album_preview_url_token`);
  // An open sheet has the new one at once.
  await expect(sheet.getByLabel('Adresse der Vorschau')).not.toHaveValue(new RegExp(`${address}$`));

  await stranger.reload();
  await expect(stranger.getByText('Diese Vorschau gibt es nicht mehr.')).toBeVisible();
  expect(new URL(stranger.url()).pathname).toBe('/');
  // Who is signed in is told the same on the start page.
  await owner.goto(address);
  await owner.waitForURL((url) => url.pathname === '/start');
  await expect(owner.getByText('Diese Vorschau gibt es nicht mehr.')).toBeVisible();
});
