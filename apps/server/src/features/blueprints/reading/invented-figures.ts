import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** What a figure claims about the world: no list excuses it. */
const FACTS = [
  /\b(?:1[6-9]|20)\d\d\b/,
  /\b\d{1,2}(?:[.:]\d\d)?[ \u00A0](?:Uhr|h|a\.?m\.?|p\.?m\.?|godz)(?![\p{L}])/u,
  /\b\d{1,2}[:.]\d\d\b/,
  /\b\d+[ \u00A0]?:[ \u00A0]?\d+\b/,
  /(?:€|£|\bEUR|zł)[ \u00A0]?\d|\d[ \u00A0]?(?:€|£|EUR\b|zł)/,
];

/** The place of an item in a list: of a rule, not of a sticker. */
const COUNTED = /^\d{1,2}\.(?= \p{L})/gmu;
/** The first sticker and the last. */
const ALL_NUMBERS = /\b1 *(?:[–-]|\p{L}+) *\{total-stickers\}/gu;

/** Figures that are no values of the album: years, hours, prices and scores, and all others that nobody has `excused`. */
export function inventedFigures({ spreads }: PrintedAlbum, excused: ReadonlySet<string>): Flaw[] {
  return spreads.flatMap(({ at, texts }) =>
    texts.flatMap(({ words }) => {
      const isFact = FACTS.some((fact) => fact.test(words));
      const figures =
        words
          .replaceAll(COUNTED, '')
          .replaceAll(ALL_NUMBERS, '')
          .match(/\p{L}*\d[\p{L}\d]*(?:[.,:/×x-]\d+)*/gu) ?? [];
      return isFact || figures.some((figure) => !excused.has(figure)) ? [{ spread: at, words }] : [];
    }),
  );
}
