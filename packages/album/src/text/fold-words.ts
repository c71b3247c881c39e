/** Words in a form in which case and accents do not count, and where each letter of it comes from. */

import { PLAIN_LETTERS } from '../roster/fold-name.ts';

export interface Folded {
  readonly words: string;
  /** Of every letter of `words`: the place in the original of the character it comes from, and the one behind it. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export function foldWords(text: string): Folded {
  let words = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const folded = foldCharacter(character);
    // An accent that stands by itself belongs to the letter before it.
    if (folded === '' && ends.length > 0) for (let last = ends.length - 1; ends[last] === at; last--) ends[last] = end;
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    words += folded;
    at = end;
  }
  return { words, starts, ends };
}

function foldCharacter(character: string): string {
  if (/\s/.test(character) && character !== '\n') return ' ';
  const plain = character.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return PLAIN_LETTERS[plain] ?? plain;
}
