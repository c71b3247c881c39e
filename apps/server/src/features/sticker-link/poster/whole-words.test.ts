/** Long names on paper, laid out by the browser that prints them: it has no dictionaries to hyphenate with. */
import { createI18n } from '@figurina/locales';
import { chromiumLaunch } from '@figurina/press';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardsPage } from './cards-page.ts';
import { picturePage, posterPage } from './poster-page.ts';
import type { PosterFacts, PosterPage } from './poster.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser.close());

const facts = async (title = 'SV Blau-Weiß'): Promise<PosterFacts> => ({
  i18n: await createI18n('de', ['poster']),
  title,
  url: 'https://fotos.example/s/Vq3fT9xKc0Lr7pWmZ2aEhg',
  until: null,
  surprise: false,
  colors: { ink: '#0a231e', main: '#1d5fa6', second: '#ffc116' },
  drawn: [],
});

/** The words that do not stand whole in one line, and those that stick out of the box. */
async function brokenWords({ html, width, height }: PosterPage, selector: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.locator(selector).evaluateAll((places) =>
    places.flatMap((place) => {
      const text = place.firstChild!;
      const right = place.getBoundingClientRect().right + 0.5;
      return [...text.textContent!.matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          return lines.length > 1 || lines.some((line) => line.right > right);
        })
        .map(([word]) => word);
    }),
  );
  await page.close();
  return broken;
}

it('a card sets a long name smaller and breaks none of its words', async () => {
  const names = [
    'Wolfeschlegelsteinhausen',
    'Maximiliane Wammerstorfer-Schwimmbeck',
    'Sabine Leutheusser-Schnarrenberger',
    'Ida Au',
  ];
  const cards = names.map((name) => ({ name, chapter: 'Vorstand', url: 'https://fotos.example/s/a' }));
  expect(await brokenWords(cardsPage(await facts(), cards), 'h2')).toEqual([]);
});

it('a poster and its picture set a long title smaller and break none of its words', async () => {
  const title = await facts('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen e. V.');
  for (const page of [posterPage(title), picturePage(title)]) expect(await brokenWords(page, '.lead')).toEqual([]);
});
