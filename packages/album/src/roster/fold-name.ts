/** Names and file names in a form in which spelling variants are equal. */

/** Letters that do not fall apart into a base letter and an accent. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Small letters without accents; `ae`, `oe`, `ue` count as the umlaut they may stand for: `Müller`, `Mueller` and
 * `Muller` are one. Everything that is neither letter nor digit separates words.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøłđðþæœı]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a name, in alphabetical order: `Müller, Max` and `Max Mueller` are one. */
export function nameWords(text: string): string[] {
  const folded = foldName(text);
  return folded === '' ? [] : folded.split(' ').sort();
}

/** Equal for all spellings and word orders of one name. */
export function nameKey(text: string): string {
  return nameWords(text).join(' ');
}

/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to turn one text into the other;
 * `most + 1` as soon as it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length]!, most + 1);
}
