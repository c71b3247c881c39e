import { editDistance, nameWords } from './fold-name.ts';

/** Whether two different names may be spellings of one: a slip of the pen, a first name shortened, a middle name left out. */
export function areSimilar(a: string, b: string): boolean {
  return areSimilarWords(nameWords(a), nameWords(b));
}

/** The same for folded words. */
export function areSimilarWords(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0 || !couldBeOne(a, b) || !sameNumbers(a, b)) return false;
  if (abbreviates(a, b) || abbreviates(b, a)) return true;
  if (a.length === b.length) return slipsBetween(a, b) <= MOST_SLIPS;
  const [first, second] = [a.join(''), b.join('')];
  return first === second;
}

/**
 * Most pairs of a list are told apart by this alone: without a word in common, one slip changes which letters there are
 * by two at most.
 */
function couldBeOne(a: readonly string[], b: readonly string[]): boolean {
  if (a.some((word) => b.includes(word))) return true;
  let apart = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; apart !== 0; apart &= apart - 1) count++;
  return count <= 2 * MOST_SLIPS;
}

/** Which letters there are, as bits. Some share a bit, which makes names more alike, never less. */
function lettersOf(words: readonly string[]): number {
  let bits = 0;
  for (const word of words) for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Team 5a is not team 5b, player 1 is not player 2. */
export function sameNumbers(a: readonly string[], b: readonly string[]): boolean {
  const numbered = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).join(' ');
  return numbered(a) === numbered(b);
}

const MOST_SLIPS = 2;

/** Slips between the words of two names, each with the one it is most like; too many when a word is like none. */
function slipsBetween(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  let slips = 0;
  for (const word of a.toSorted((x, y) => y.length - x.length)) {
    const distances = rest.map((other) => editDistance(word, other, MOST_SLIPS));
    const least = Math.min(...distances);
    const at = distances.indexOf(least);
    if (least > slipsAllowed(Math.min(word.length, rest[at]!.length))) return MOST_SLIPS + 1;
    slips += least;
    rest.splice(at, 1);
  }
  return slips;
}

/** Jan is not Jon, but Meier may be Meyer, and Kristina Christina. */
function slipsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** `j weis` for `jakob weis`: every word stands in the longer name, or is the first letter of one; at least one stands whole. */
function abbreviates(short: readonly string[], long: readonly string[]): boolean {
  if (short.length > long.length || short.length < 2) return false;
  const rest = [...long];
  let whole = 0;
  for (const word of short.toSorted((x, y) => y.length - x.length)) {
    const exact = rest.indexOf(word);
    const at = exact >= 0 ? exact : rest.findIndex((other) => word.length === 1 && other.startsWith(word));
    if (at < 0) return false;
    if (exact >= 0 && word.length > 1) whole += 1;
    rest.splice(at, 1);
  }
  return whole > 0;
}
