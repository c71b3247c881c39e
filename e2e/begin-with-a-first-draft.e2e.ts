import { answersOf } from '@figurina/album';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { savedAlbum } from './support/api.ts';
import { fillSignUp } from './support/people.ts';
import { aPhoto } from './support/pictures.ts';
import { expect, test } from './support/within-policy.ts';

const CHAPTERS = [
  'Vorstand',
  'Erste Mannschaft',
  'Zweite Mannschaft',
  'Alte Herren',
  'Damen',
  'U17',
  'U15',
  'U13',
  'U11',
];
const FIRST = ['Änne', 'Ben', 'Çağla', 'Dörte', 'Émile', 'Frieda', 'Gül', 'Hannes', 'Ida', 'Jörg'];
const LAST = ['Albrecht', 'Bäumler', 'Castellano', 'Dvořák', 'Eßer', 'Fröhlich', 'Groß', 'Hübner', 'İnan', 'Jäger'];
/** A hundred people, as a club has them in a spreadsheet. */
const PEOPLE = Array.from({ length: 100 }, (_, at) => ({
  first: FIRST[at % 10],
  last: LAST[Math.floor(at / 10)],
  chapter: CHAPTERS[Math.floor((at * CHAPTERS.length) / 100)],
}));
const LIST = Buffer.from(
  ['Vorname;Nachname;Mannschaft', ...PEOPLE.map(({ first, last, chapter }) => `${first};${last};${chapter}`)].join(
    '\r\n',
  ),
);
/** Whose photos lie beside the list. */
const PHOTOGRAPHED = ['Änne Albrecht', 'Ben Albrecht', 'Jörg Jäger'];
/** What the goal allows a person who does this by hand. */
const TWO_MINUTES = 120_000;
/** Presses from the front door into the editor: with five seconds of looking each, and the typing, it is done by then. */
const MOST_PRESSES = 10;

/** Presses things and counts: every one must be there to be pressed, so that nothing on the way is a dead end. */
function counted() {
  const presses = {
    count: 0,
    press: async (target: Locator) => {
      presses.count += 1;
      await target.click();
    },
  };
  return presses;
}

/** What strangers see first: it asks for nothing and keeps nothing. */
async function openFrontDoor(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das Stickeralbum mit euren Gesichtern');
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toHaveAttribute('href', '/start');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expectAccessible(page);
}

test('from the front door to a complete first draft out of a list of a hundred names, without an account until the end', async ({
  page,
}) => {
  const began = Date.now();
  await openFrontDoor(page);
  const hand = counted();
  await hand.press(page.getByRole('link', { name: 'Album anfangen' }).first());
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await hand.press(page.getByRole('combobox', { name: 'Kategorie' }));
  await hand.press(page.getByRole('option', { name: 'Sport' }));
  await hand.press(page.getByRole('button', { name: 'Mit dieser Vorlage starten' }));

  await page
    .getByTestId('people-files')
    .setInputFiles([
      { name: 'verein.csv', mimeType: 'text/csv', buffer: LIST },
      ...(await Promise.all(PHOTOGRAPHED.map((name) => aPhoto(`${name}.jpg`, '#8899aa')))),
    ]);
  await expect(page.getByText('100 Leute in 9 Kapiteln')).toBeVisible();
  await expectAccessible(page);
  await hand.press(page.getByRole('button', { name: 'Drei Entwürfe zeigen' }));

  const drafts = page.getByRole('list', { name: 'Entwürfe' });
  await expect(drafts.locator('.draft-facts').getByText('100 Sticker')).toHaveCount(3);
  await expect(drafts.getByText(/Änne Albrecht/i).first()).toBeAttached();
  await expect.poll(() => drafts.locator('image[href^="blob:"], img[src^="blob:"]').count()).toBeGreaterThan(0);
  await hand.press(page.getByRole('button', { name: /^Entwurf 2.*auswählen$/ }));
  await hand.press(page.getByRole('button', { name: /^„.*“ nehmen$/ }));
  await fillSignUp(page, 'Greta Gründung');

  const panel = page.getByRole('complementary', { name: 'Sticker' }).or(page.getByRole('complementary').first());
  await expect(page).toHaveURL(/\/album\/[\w-]{20,}\//);
  await expect(page).toHaveTitle(/SV Blau-Weiß 09/);
  await expect(panel).toBeVisible();
  // The last one is the sign-up's own.
  expect(hand.count + 1).toBeLessThanOrEqual(MOST_PRESSES);
  expect(Date.now() - began).toBeLessThan(TWO_MINUTES);

  const album = await savedAlbum(page, new URL(page.url()).pathname.split('/').at(2)!);
  const placed = new Set(
    [...album.nodes.values()].flatMap(({ type, props }) =>
      type === 'StickerCell' && props.stickerId ? [album.stickers.get(props.stickerId as never)!.name] : [],
    ),
  );
  expect([...placed].sort()).toEqual(PEOPLE.map(({ first, last }) => `${first} ${last}`).sort());
  const chapters = album.childIds(album.rootId).map((id) => album.nodes.get(id)!.props);
  expect(chapters.flatMap((props) => ('static' in props && !props.static ? [props.name] : []))).toEqual(CHAPTERS);

  const id = new URL(page.url()).pathname.split('/').at(2)!;
  const withPhoto = async () =>
    [...(await savedAlbum(page, id)).stickers.values()].filter(({ image }) => image !== null);
  await expect.poll(async () => (await withPhoto()).map(({ name }) => name).sort()).toEqual(PHOTOGRAPHED.toSorted());
});

test('the same on a phone, from the cover that was liked, and back at the door the signed-in are at their albums', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openFrontDoor(page);
  const hand = counted();
  await hand.press(page.getByRole('link', { name: /^Hochzeit/ }));
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('Lena & Tomasz');
  await hand.press(page.getByRole('button', { name: 'Mit dieser Vorlage starten' }));
  await hand.press(page.getByRole('button', { name: 'Namen eintippen' }));
  await page.getByRole('textbox', { name: 'Namen' }).fill('Ada Abt\nBo Brandt\nCem Can\nDora Dietz');
  await hand.press(page.getByRole('button', { name: 'Namen übernehmen' }));
  await hand.press(page.getByRole('button', { name: 'Jetzt beantworten' }));
  await page.getByRole('textbox', { name: 'Wie heißt ihr beiden?' }).fill('Lena und Tomasz');
  await hand.press(page.getByRole('button', { name: 'Drei Entwürfe zeigen' }));
  // The cover's template comes first, and is chosen.
  await hand.press(page.getByRole('button', { name: '„Lange Tafel“ nehmen' }));
  await fillSignUp(page, 'Lena Langer');
  await expect(page).toHaveURL(/\/album\/[\w-]{20,}/);
  expect(hand.count + 1).toBeLessThanOrEqual(MOST_PRESSES);
  const id = new URL(page.url()).pathname.split('/').at(2)!;
  const album = await savedAlbum(page, id);
  // What the template asked stands in the album at once.
  expect(Object.values(answersOf(album))).toEqual(['Lena und Tomasz']);
  const names = [...album.stickers.values()].map(({ name }) => name);
  expect(names.sort()).toEqual(['Ada Abt', 'Bo Brandt', 'Cem Can', 'Dora Dietz']);

  await page.goto('/');
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole('link', { name: 'Lena & Tomasz' })).toBeVisible();
  await context.close();
});

test('a language that was chosen at the door goes along, and comes back with the visitor', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Sprache: Deutsch').click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’album de vignettes avec vos visages');
  await page.getByRole('link', { name: 'Commencer un album' }).first().click();
  await expect(page.getByRole('heading', { name: 'Quel album veux-tu créer ?' })).toBeVisible();
  await page.getByRole('link', { name: 'figurina, accueil' }).click();
  await expect(page).toHaveURL(/\/\?lang=fr$/);
  await page.getByRole('link', { name: 'Créer un compte' }).first().click();
  await expect(page.getByRole('heading', { name: 'Créer un compte' })).toBeVisible();
  await page.getByLabel('Nom', { exact: true }).fill('Zoé Zimmer');
  await page.getByLabel('E-mail', { exact: true }).fill(`zoe.${Date.now()}@example.org`);
  await page.getByLabel('Mot de passe', { exact: true }).fill('La colle tient sur le papier');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('heading', { name: 'Il manque encore le numéro un' })).toBeVisible();
});
