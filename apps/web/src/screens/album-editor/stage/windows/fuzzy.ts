import { editDistance, foldName } from '@figurina/album';

/**
 * How well a text answers a question: 0 not at all, more is better. Every word of the question has to be found: at the
 * beginning of a word, inside one, as the first letters of several, or with one letter wrong. Accents, umlauts and
 * capitals do not count.
 */
export function matchScore(question: string, text: string): number {
  const asked = foldName(question);
  if (asked === '') return 1;
  const folded = foldName(text);
  let score = 0;
  for (const word of asked.split(' ')) {
    const found = wordScore(word, folded);
    if (found === 0) return 0;
    score += found;
  }
  return (folded === asked ? 100 : folded.startsWith(asked) ? 50 : 0) + score + 10 / (10 + folded.length);
}

/** The same where words stand loosely beside each other: every word of the question has to begin one of them. */
export function beginningsScore(question: string, text: string): number {
  const folded = ` ${foldName(text)}`;
  const asked = foldName(question).split(' ');
  return asked.every((word) => word.length > 1 && folded.includes(` ${word}`)) ? asked.join('').length : 0;
}

function wordScore(word: string, text: string): number {
  const at = ` ${text}`.indexOf(` ${word}`);
  if (at !== -1) return 30 - Math.min(10, at / 4);
  if (text.includes(word)) return 10;
  const words = text.split(' ');
  if (
    word.length > 1 &&
    words
      .map((one) => one[0])
      .join('')
      .includes(word)
  )
    return 6;
  return word.length > 3 && words.some((one) => editDistance(word, one.slice(0, word.length), 1) <= 1) ? 2 : 0;
}
