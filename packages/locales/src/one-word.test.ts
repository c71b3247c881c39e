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

/** Words that other texts of the language have another one for, and forms of address that nobody is called by here. */
const STRANGERS: Record<Locale, RegExp> = {
  de: /Stickervorlage|Stickerlink|Beschnitt|\bEvents?\b/,
  en: /\be-mail|\bdouble pages?\b/i,
  fr: /téléverse|\bcases?\b|(?<!\p{L})(?!chez|assez|nez|rendez-vous)\p{L}+ez(?!\p{L})/iu,
  it: /\blist[ae]\b|\bvis[oi]\b/i,
  pl: /[Pp]rze(sł|syła|śl)|(?<=[\p{L},] )(Twój|Twoj|Wasz|Cię|Ciebie|Tobie|Was|Wam)/u,
};
/** What people search by, and what they have agreed to, word for word. */
const AS_IT_IS = /^(synonyms\.|contributions\.consent_)/;

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

test('one thing has one word, and one form of address', () => {
  const found = Object.entries(readCatalogues()).flatMap(([locale, namespaces]) =>
    Object.values(namespaces)
      .flatMap((texts) => Object.entries(texts))
      .filter(([key, { text }]) => !AS_IT_IS.test(key) && STRANGERS[locale as Locale].test(text))
      .map(([key, { text }]) => `${locale} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
