/** The width in mm of words set in a size in points. */
export type MeasureWords = (words: string, size: number) => number;

export interface FittedWords {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * A long name gets smaller before it gets two lines, and is never squeezed or cut: the full size on one line, then 9 and
 * 8; two lines at 8, broken at a hyphen or space; then 7; below that the largest size that fits at all.
 */
export function fitName(
  name: string,
  size: number,
  width: number,
  twoLineWidth: number,
  measure: MeasureWords,
): FittedWords {
  const fits = (words: string, points: number, room: number): boolean => measure(words, points) <= room;
  for (const points of [size, 9, 8])
    if (points <= size && fits(name, points, width)) return { lines: [name], size: points };
  for (const points of [8, 7, 6, 5, 4]) {
    if (points < 8 && fits(name, points, width)) return { lines: [name], size: points };
    const pair = breaks(name)
      .filter((lines) => lines.every((line) => fits(line, points, twoLineWidth)))
      .at(-1);
    if (pair) return { lines: pair, size: points };
  }
  return { lines: breaks(name).at(-1) ?? [name], size: 4 };
}

/** Every way to break a name in two: after a hyphen, or at a space. Later breaks come last. */
function breaks(name: string): [string, string][] {
  return [...name.matchAll(/[-–\s]/g)]
    .map((match): [string, string] => [
      name.slice(0, match.index + (/\s/.test(match[0]) ? 0 : 1)).trim(),
      name.slice(match.index + 1).trim(),
    ])
    .filter(([first, second]) => first !== '' && second !== '');
}

/** Two lines in the first of the sizes, largest first, in which they fit; the fuller the first, the better. */
export function fitPair(
  words: string,
  sizes: readonly number[],
  width: number,
  measure: MeasureWords,
): FittedWords | undefined {
  for (const size of sizes) {
    const lines = breaks(words)
      .filter((pair) => pair.every((line) => measure(line, size) <= width))
      .at(-1);
    if (lines) return { lines, size };
  }
  return undefined;
}

/** The first of the sizes, largest first, that fits one line. */
export function fitLine(words: string, sizes: readonly number[], width: number, measure: MeasureWords): number {
  return sizes.find((points) => measure(words, points) <= width) ?? sizes.at(-1) ?? 4;
}
