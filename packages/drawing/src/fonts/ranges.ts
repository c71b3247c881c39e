/** Sets of characters as ranges of code points, as `unicode-range` has them. */
export type Range = readonly [from: number, to: number];

/** Of `U+0000-00FF,U+0131`, with or without the `U+`. */
export function parseRanges(text: string): Range[] {
  if (text === '') return [];
  return text.split(',').map((part): Range => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

export function covers(ranges: readonly Range[], code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

export function rangesOf(codes: Iterable<number>): Range[] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

export function cssRange(ranges: readonly Range[]): string {
  return ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join();
}
