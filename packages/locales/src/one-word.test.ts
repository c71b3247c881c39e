/** What a glossary is for: a thing that is called one thing in the panel and another in the help is two things. */
import { expect, test } from 'vitest';
import { readCatalogues } from '../scripts/catalogue.ts';
import type { Locale } from './locale.ts';

/** Other words for a sticker that one could reach for, in each language that has a word of its own. */
const OTHER_WORDS: Partial<Record<Locale, RegExp>> = {
  fr: /\b(stickers?|autocollants?|images? à collectionner)\b/i,
  it: /\b(stickers?|adesiv[io]|autoadesiv[io])\b/i,
  pl: /\b(stickery?|nalep\p{L}*|wlep\p{L}*|obraz\p{L}* do kolekcji)/iu,
  en: /\b(decals?|vignettes?)\b/i,
};

test('a sticker is vignette, figurina, naklejka and sticker, in every text', () => {
  const catalogues = readCatalogues();
  const found = Object.entries(OTHER_WORDS).flatMap(([locale, words]) =>
    Object.values(catalogues[locale as Locale])
      .flatMap((texts) => Object.entries(texts))
      // The names of arguments are no words.
      .filter(([, { text }]) => words.test(text.replaceAll(/\{\w+/g, '')))
      .map(([key, { text }]) => `${locale} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
