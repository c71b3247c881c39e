/** Finds pictures of the library by words of any of the five languages. */
import { LOCALES, type Locale } from '@figurina/locales';
import type { LibraryPicture } from './library-picture.ts';
import { SYNONYMS } from './synonyms.ts';

/** Every word must be found; those whose title says it in the reader's language come first. */
export function searchLibrary(
  pictures: readonly LibraryPicture[],
  query: string,
  locale: Locale,
): readonly LibraryPicture[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return pictures
    .map((picture) => ({ picture, score: scoreOf(picture, wanted, locale) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ picture }) => picture);
}

function scoreOf({ id, title, tags, category }: LibraryPicture, wanted: readonly string[], locale: Locale): number {
  const here = wordsOf([title[locale], ...tags[locale]].join(' '));
  const all = wordsOf([category, ...LOCALES.flatMap((one) => [title[one], ...tags[one]])].join(' '));
  const named = wordsOf(title[locale]);
  let score = 0;
  for (const word of wanted) {
    if (named.some((one) => one.startsWith(word))) score += 9;
    else if (here.includes(word)) score += 6;
    else if (here.some((one) => one.startsWith(word))) score += 4;
    else if (all.some((one) => one.startsWith(word))) score += 2;
    // German makes one word of several: “Rasen” is meant by “Sportrasen” too.
    else if (word.length > 3 && all.some((one) => one.includes(word))) score += 1;
    else if (isMeant(word, id)) score += 1;
    else return 0;
  }
  return score;
}

/** Whether somebody who says so is served by the picture: “Wiese” by the lawn. Beginnings count, and longer forms. */
function isMeant(word: string, id: string): boolean {
  return (
    word.length > 2 &&
    MEANT.some(
      ({ words, pictures }) =>
        pictures.includes(id) && words.some((one) => one.startsWith(word) || (one.length > 3 && word.startsWith(one))),
    )
  );
}

/** Whatever their case and accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const MEANT = SYNONYMS.map(({ words, pictures }) => ({ words: wordsOf(words), pictures }));
