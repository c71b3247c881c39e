/** Codes of a series: nobody guesses one, and nobody misreads one from a card. */
import { randomInt } from 'node:crypto';

/** Without what looks like another: B 8, I 1 L, O 0 Q, S 5, Z 2, U V. */
const LETTERS = 'ACDEFGHJKMNPRTWXY34679';
/** 53 bits: with a thousand of them out, one guess in nine million millions hits. */
const LENGTH = 12;

/** Different ones, each behind the prefix. */
export function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(prefix + newCode());
  return [...codes];
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
