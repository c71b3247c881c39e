import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { administratorLink } from './support/administrator.ts';
import { call } from './support/api.ts';
import { signUp } from './support/people.ts';
import { readPrintFile, showsColour, withoutSpaces } from './support/print-file.ts';
import { CHAPTERS, colourOfPhoto, nameOf, PEOPLE, rosterFile, rosterPhotos } from './support/roster.ts';
import { expect, test } from './support/within-policy.ts';

test('an album out of a list: sign up, choose a template, read the list, undo it, redo it, print it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await signUp(page, 'Änne Weiß');
  await expect(page.getByRole('heading', { name: 'Hier fehlt noch Nummer eins' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Neues Album' }).click();
  await expect(page.getByRole('heading', { name: 'Welches Album wird es?' })).toBeVisible();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await page.getByRole('combobox', { name: 'Kategorie' }).click();
  await page.getByRole('option', { name: 'Sport' }).click();
  await expect(page.getByRole('img', { name: /Seite 1 von/ }).getByText('SV Blau-Weiß 09')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();

  await expect(page.getByRole('complementary', { name: 'Start' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Sticker' }).click();
  const panel = page.getByRole('complementary', { name: 'Sticker' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveTitle(/SV Blau-Weiß 09/);
  const chaptersBefore = await panel.getByRole('region').evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expectAccessible(page);

  await panel.getByRole('link', { name: 'Liste einlesen' }).last().click();
  await expect(page.getByRole('heading', { name: 'Liste einlesen' })).toBeVisible();
  const files = page.getByTestId('roster-files');
  await files.setInputFiles([rosterFile(), ...(await rosterPhotos())]);
  await expect(page.getByRole('button', { name: `Neu ${PEOPLE.length}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsicher 0' })).toBeVisible();
  await expect(page.getByText('Foto „lena-suss.jpg“ fehlt noch')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name in Zeile 2' })).toHaveValue('Jörg Müller');
  await expectAccessible(page);
  await page.getByRole('button', { name: `${PEOPLE.length} Leute übernehmen` }).click();
  await expect(page.getByText(`${PEOPLE.length} neu. Jetzt sind ${PEOPLE.length} Leute im Album.`)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Liste einlesen' }).first()).toBeFocused();

  await expectRoster();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rückgängig: Liste einlesen' }).click();
  await expect(panel.getByText(nameOf(PEOPLE[0]))).toHaveCount(0);
  expect(await panel.getByRole('region').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(chaptersBefore);
  await page.getByRole('button', { name: 'Wiederholen: Liste einlesen' }).click();
  await expectRoster();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
  await page.reload();
  await expectRoster();

  await panel.getByRole('link', { name: 'Liste einlesen' }).click();
  await files.setInputFiles([rosterFile(), ...(await rosterPhotos())]);
  await expect(page.getByRole('button', { name: `Unverändert ${PEOPLE.length}` })).toBeVisible();
  // Nobody reloads while the photos are still on their way to the disk.
  await expect.poll(async () => page.evaluate(keptLists)).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: `Unverändert ${PEOPLE.length}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled();

  await test.step('the printed pages have everything: boxes, words, fonts, photos', async () => {
    const id = new URL(page.url()).pathname.split('/')[2];
    const { album } = await call<{ album: { statistics: { inlay_spreads_count: number } } }>(
      page,
      'GET',
      `/v1/albums/${id}`,
    );
    const office = await (await browser.newContext()).newPage();
    await office.goto(await administratorLink());
    await expect(office.getByRole('heading', { name: 'Meine Alben' })).toBeVisible();
    await office.goto(`/album/${id}/jobs`);
    await office.getByRole('combobox', { name: 'Voreinstellung' }).selectOption('Eigene Einstellungen');
    await expect(office.getByRole('combobox', { name: 'Aufteilung' })).toHaveValue('pages');
    await office.getByRole('button', { name: 'Export starten' }).click();
    const job = office.getByRole('list', { name: 'Exporte' }).getByRole('listitem').first();
    await expect(job.getByText(/^fertig/)).toBeVisible({ timeout: 180_000 });
    await expectAccessible(office);
    const waiting = office.waitForEvent('download');
    await job.getByRole('button', { name: 'Herunterladen' }).click();
    const file = await readPrintFile(await readFile(await (await waiting).path()));

    expect(file.pages).toEqual(
      Array.from({ length: 2 * album.statistics.inlay_spreads_count }, () => ({
        trim: { width: 230, height: 297 },
        bleed: { width: 234, height: 301 },
      })),
    );
    expect(file.fonts.filter(({ name, embedded }) => !embedded || !/^[A-Z]{6}\+\w/.test(name))).toEqual([]);
    // Names are set in capitals: ß becomes SS.
    const letters = file.letters.toUpperCase();
    for (const person of PEOPLE) expect(letters).toContain(withoutSpaces(nameOf(person)).toUpperCase());
    const pictured = PEOPLE.filter((person) => !('withoutPhoto' in person));
    expect(pictured.filter((person) => !showsColour(file, colourOfPhoto(person))).map(nameOf)).toEqual([]);
  });

  /** Every chapter with its people, numbered from one on without a gap, nobody without a place. */
  async function expectRoster(): Promise<void> {
    for (const chapter of CHAPTERS) {
      const people = PEOPLE.filter((person) => person.chapter === chapter);
      const shown = panel.getByRole('region', { name: chapter, exact: true });
      await expect(shown.getByRole('listitem')).toHaveCount(people.length);
      for (const person of people) await expect(shown.getByText(nameOf(person))).toBeVisible();
    }
    await expect(panel.getByText(/nicht platziert/)).toHaveCount(0);
    const numbers = await panel.locator('.sticker-number').allTextContents();
    expect(numbers.map(Number)).toEqual(PEOPLE.map((_, index) => index + 1));
  }
});

/** Runs in the page: how many lists this device keeps. */
async function keptLists(): Promise<number> {
  const answer = async <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no list')));
    });
  const database = await answer(indexedDB.open('figurina-lists'));
  const count = await answer(database.transaction('lists').objectStore('lists').count());
  database.close();
  return count;
}
