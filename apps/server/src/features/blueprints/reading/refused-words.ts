/** Words that no album prints, by language: `content/reading/<language>.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AlbumLanguage } from '@figurina/album';
import { z } from 'zod';
import type { Flaw, PrintedAlbum } from './printed-album.ts';
import { says } from './words.ts';

export const READING_FOLDER = join(import.meta.dirname, '../../../../../../content/reading');

const phrases = z.array(z.string().min(2)).transform((all) => all.map((phrase) => phrase.toLowerCase()));
const refusedSchema = z.strictObject({
  /** How a text begins that tells the makers what to put there. */
  hints: phrases,
  /** What a native would not say, what dates, hurts or names one sex for all. */
  phrases,
  /** What names one kind of people: a spread that a list fills may stand over any. */
  groups: phrases,
});
export type RefusedWords = z.infer<typeof refusedSchema>;

export function refusedWordsIn(language: AlbumLanguage): RefusedWords {
  return refusedSchema.parse(JSON.parse(readFileSync(join(READING_FOLDER, `${language}.json`), 'utf8')));
}

export function refusedPhrases({ spreads }: PrintedAlbum, { phrases: refused }: RefusedWords): Flaw[] {
  return spreads.flatMap(({ at, texts }) =>
    texts.flatMap(({ words }) =>
      refused.filter((phrase) => says(words, phrase)).map((phrase) => ({ spread: at, words: phrase })),
    ),
  );
}

/** Words for one kind of people over whoever a list has put there: a team over a board, a class over its teachers. */
export function unfitWords({ spreads }: PrintedAlbum, { groups }: RefusedWords): Flaw[] {
  return spreads
    .filter(({ isCover, cells }) => !isCover && cells.length > 0)
    .flatMap(({ at, texts }) =>
      texts.flatMap(({ words }) => (groups.some((group) => says(words, group)) ? [{ spread: at, words }] : [])),
    );
}
