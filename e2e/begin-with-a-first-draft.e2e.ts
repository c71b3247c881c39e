import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { savedAlbum } from './support/api.ts';
import { signUp } from './support/people.ts';
import { aPhoto } from './support/pictures.ts';

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

test('from the start page to a complete first draft out of a list of a hundred names', async ({ page }) => {
  await signUp(page, 'Greta Gründung');
  const began = Date.now();
  await page.goto('/start');
  await page.getByRole('link', { name: 'Neues Album' }).click();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await page.getByRole('combobox', { name: 'Kategorie' }).click();
  await page.getByRole('option', { name: 'Sport' }).click();
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();

  await page
    .getByTestId('people-files')
    .setInputFiles([
      { name: 'verein.csv', mimeType: 'text/csv', buffer: LIST },
      ...(await Promise.all(PHOTOGRAPHED.map((name) => aPhoto(`${name}.jpg`, '#8899aa')))),
    ]);
  await expect(page.getByText('100 Leute in 9 Kapiteln')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Drei Entwürfe zeigen' }).click();

  const drafts = page.getByRole('list', { name: 'Entwürfe' });
  await expect(drafts.locator('.draft-facts').getByText('100 Sticker')).toHaveCount(3);
  await expect(drafts.getByText(/Änne Albrecht/i).first()).toBeAttached();
  await expect.poll(() => drafts.locator('image[href^="blob:"], img[src^="blob:"]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Entwurf 2.*auswählen$/ }).click();
  await page.getByRole('button', { name: /^„.*“ nehmen$/ }).click();

  const panel = page.getByRole('complementary', { name: 'Sticker' }).or(page.getByRole('complementary').first());
  await expect(page).toHaveURL(/\/album\/[\w-]{20,}\//);
  await expect(page).toHaveTitle(/SV Blau-Weiß 09/);
  await expect(panel).toBeVisible();
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
