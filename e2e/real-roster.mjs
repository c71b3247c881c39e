/**
 * `npm run e2e:real -- FOLDER`: makes an album of a real list with real photos through the screens, and tells how long
 * each part took. The folder (or `ROSTER_DIR`) holds `roster.csv` and `photos/`, nine chapters of a hundred people.
 * Where it is absent, it says so and does nothing. Reads back what is printed, as the tests do on their small list.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../packages/press/src/chromium.ts';
import startServer from './start-server.ts';
import { administratorLink } from './support/administrator.ts';
import { call, savedAlbum } from './support/api.ts';
import { signUp } from './support/people.ts';
import { readPrintFile, withoutSpaces } from './support/print-file.ts';

const [CHAPTERS, PEOPLE] = [9, 100];
const LONG = 15 * 60_000;

const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? process.env.ROSTER_DIR ?? 'data/roster');
if (!existsSync(join(folder, 'roster.csv'))) {
  console.log(`skipped: no roster.csv in ${folder} (name the folder as an argument or in ROSTER_DIR)`);
  process.exit(0);
}

let failures = 0;
function check(what, found, wanted = true) {
  const passed = found === wanted;
  if (!passed) failures++;
  console.log(`${passed ? '✓' : '✗'} ${what}${passed ? '' : `: ${found} instead of ${wanted}`}`);
}
async function timed(what, work) {
  const from = performance.now();
  const result = await work();
  console.log(`  ${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

/** Until the chapters count everybody, and nobody in them is without a place. */
async function everybodyInTheList(panel) {
  await panel.locator('.sticker-number').first().waitFor({ timeout: LONG });
  await panel.page().waitForFunction(
    (people) => {
      const counts = [...document.querySelectorAll('.chapter-count')].map(({ textContent }) => Number(textContent));
      return counts.reduce((sum, count) => sum + count, 0) === people && !document.querySelector('.unplaced');
    },
    PEOPLE,
    { timeout: LONG },
  );
}
/** The list holds only the rows near view, so it is read on the way down. */
async function numbersInTheList(panel) {
  const found = new Set();
  await panel.locator('.chapter').first().hover();
  for (let step = 0; step < 300 && found.size < PEOPLE; step++) {
    for (const text of await panel.locator('.sticker-number').allTextContents()) found.add(Number(text));
    await panel.page().mouse.wheel(0, 200);
  }
  return [...found].toSorted((a, b) => a - b);
}

const stopServer = await timed('start of a fresh server', startServer);
const browser = await chromium.launch(await chromiumLaunch());
const options = { baseURL: process.env.E2E_BASE_URL, locale: 'de-DE', viewport: { width: 1440, height: 900 } };
try {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(60_000);
  await timed('sign-up', () => signUp(page, 'Ada Archiv'));
  await page.getByRole('link', { name: 'Neues Album' }).click();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('Hundert Leute');
  await page.getByRole('combobox', { name: 'Kategorie' }).click();
  await page.getByRole('option', { name: 'Sport' }).click();
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Sticker' }).click();
  const panel = page.getByRole('complementary', { name: 'Sticker' });
  await panel.waitFor();
  const id = new URL(page.url()).pathname.split('/')[2];
  await panel.getByRole('link', { name: 'Liste einlesen' }).last().click();

  const photos = (await readdir(join(folder, 'photos'))).map((name) => join(folder, 'photos', name));
  await timed('import with upload, from choosing the files to the last sticker in its place', async () => {
    await page.getByTestId('roster-files').setInputFiles([join(folder, 'roster.csv'), ...photos]);
    await page.getByRole('button', { name: `${PEOPLE} Leute übernehmen` }).click();
    await everybodyInTheList(panel);
  });
  await timed('until all of it is saved', () => page.getByText('Alles gespeichert').waitFor({ timeout: LONG }));
  const imported = await savedAlbum(page, id);
  const placed = [...imported.nodes.values()].flatMap(({ type, props }) =>
    type === 'StickerCell' && props.stickerId ? [props.stickerId] : [],
  );
  check(`${CHAPTERS} chapters`, await panel.getByRole('region').count(), CHAPTERS);
  check(`${PEOPLE} stickers`, imported.stickers.size, PEOPLE);
  check('all of them placed, each once', new Set(placed).size === PEOPLE && placed.length === PEOPLE);
  const numbers = await numbersInTheList(panel);
  check('numbered from 1 to 100', numbers.every((number, index) => number === index + 1) && numbers.length === PEOPLE);
  check('each with a portrait', [...imported.stickers.values()].filter(({ image }) => image).length, PEOPLE);

  await page.getByRole('button', { name: 'Rückgängig: Liste einlesen' }).click();
  await panel.getByRole('heading', { name: 'Noch niemand da' }).waitFor();
  await page.getByRole('button', { name: 'Wiederholen: Liste einlesen' }).click();
  await everybodyInTheList(panel);
  await page.getByText('Alles gespeichert').waitFor({ timeout: LONG });
  check('one undo takes all of it back, one redo brings it again', true);

  const office = await (await browser.newContext(options)).newPage();
  office.setDefaultTimeout(60_000);
  await office.goto(await administratorLink());
  await office.getByRole('heading', { name: 'Meine Alben' }).waitFor();
  await office.goto(`/album/${id}/jobs`);
  await office.getByRole('combobox', { name: 'Voreinstellung' }).selectOption('Eigene Einstellungen');
  const job = office.getByRole('list', { name: 'Exporte' }).getByRole('listitem').first();
  await timed('export of all pages', async () => {
    await office.getByRole('button', { name: 'Export starten' }).click();
    await job.getByText(/^(fertig|fehlgeschlagen)/).waitFor({ timeout: LONG });
  });
  const download = office.waitForEvent('download');
  await job.getByRole('button', { name: 'Herunterladen' }).click();
  const bytes = await readFile(await (await download).path());
  const file = await timed('reading it back', () => readPrintFile(bytes));
  const { album } = await call(page, 'GET', `/v1/albums/${id}`);
  const { render_jobs: jobs } = await call(office, 'GET', `/v1/render_jobs?album_id=${id}`);
  check('right number of pages', file.pages.length, 2 * album.statistics.inlay_spreads_count);
  check(
    'right boxes',
    file.pages.every(({ trim, bleed }) => String(Object.values({ ...trim })) === '230,297' && bleed.width === 234),
  );
  check(
    'every font embedded, with its name',
    file.fonts.every(({ name, embedded }) => embedded && /^[A-Z]{6}\+\w/.test(name)),
  );
  const letters = file.letters.toUpperCase();
  const missing = [...imported.stickers.values()].filter(
    ({ name }) => !letters.includes(withoutSpaces(name).toUpperCase()),
  );
  check('every name can be searched for', missing.map(({ name }) => name).join(', '), '');
  const { detail = '' } = jobs[0].checks.find(({ rule }) => rule === 'P39') ?? {};
  check('100 portraits', Number(/(\d+) of stickers/.exec(detail)?.[1]), PEOPLE);
  check('as many pictures in the file as on the pages', file.pictures >= PEOPLE);
  check(
    'every check of the print passed',
    jobs[0].checks.every(({ passed }) => passed),
  );
  console.log(`  ${(bytes.length / 1e6).toFixed(1)} MB, ${file.pages.length} pages, ${file.pictures} pictures`);
} finally {
  await browser.close();
  await stopServer();
}
console.log(failures === 0 ? 'all well' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
