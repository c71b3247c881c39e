/** Which characters can be printed: those that some font of the product has. The fonts themselves are in packages/drawing. */
import { splitEmoji } from './emoji.ts';
import { EMOJI, HAN, HAN_FROM, HAN_TO, PRINTABLE } from './printable-ranges.ts';

/** Stands on screen and paper for what no font has: an empty box that everybody can see. */
export const UNPRINTABLE_SIGN = '□';

/** Every family of the catalogue has these; for others it may need more files or another font. */
const EVERYWHERE =
  /[^\p{Cc}\u0020-\u00FF\u0104-\u0107\u0118\u0119\u0141-\u0144\u0152\u0153\u015A\u015B\u0178-\u017C\u2013\u2014\u2018-\u201E\u2026\u20AC]/gu;
/** Drawn as nothing or as room, whatever the font. */
const UNSEEN = /[\p{Zs}\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/** The characters of a text that not every family has, each once. */
export function rareLetters(text: string): string {
  const found = text.match(EVERYWHERE);
  return found ? [...new Set(found)].filter((letter) => !UNSEEN.test(letter) || letter === '\u200D').join('') : '';
}

/** What no font of the product can draw, each once, in the order of the text. */
export function unprintable(text: string): string[] {
  if (rareLetters(text) === '') return [];
  const found = new Set<string>();
  for (const { words, isEmoji } of splitEmoji(text)) {
    if (isEmoji && Array.from(words).every((letter) => UNSEEN.test(letter) || isIn(EMOJI, letter))) continue;
    if (isEmoji) found.add(words);
    else for (const letter of rareLetters(words)) if (!isPrintable(letter)) found.add(letter);
  }
  return [...found];
}

/** A text as it is drawn: with a sign in the place of what no font has. */
export function drawable(text: string): string {
  return unprintable(text).reduce((drawn, letter) => drawn.replaceAll(letter, UNPRINTABLE_SIGN), text);
}

function isPrintable(letter: string): boolean {
  if (UNSEEN.test(letter)) return true;
  const code = letter.codePointAt(0)!;
  return code >= HAN_FROM && code <= HAN_TO ? isHan(code) : isIn(PRINTABLE, letter);
}

function isHan(code: number): boolean {
  const at = code - HAN_FROM;
  return ((Number.parseInt(HAN[at >> 2]!, 16) >> (at & 3)) & 1) === 1;
}

const tables = new Map<string, readonly number[]>();

/** Whether a table of ranges, as it is written down, holds a character. */
function isIn(ranges: string, letter: string): boolean {
  let bounds = tables.get(ranges);
  if (!bounds) {
    bounds = ranges.split(',').flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16) + 1];
    });
    tables.set(ranges, bounds);
  }
  const code = letter.codePointAt(0)!;
  // How many bounds lie at or under it: an odd number lies inside a range.
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bounds[middle]! <= code) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}
