/** Ranges of pages or sticker numbers (rule P36): `n` or `n-m`, joined by commas; blanks do not count. */

export type RangeFault = 'unreadable' | 'reversed' | 'out_of_range' | 'nothing_to_print';

export interface RangeRefusal {
  readonly ok: false;
  readonly code: 'invalid_range';
  readonly fault: RangeFault;
  /** The piece at fault, as written. */
  readonly piece: string;
  readonly last: number;
}
export type ParsedRange = { readonly ok: true; readonly numbers: readonly number[] } | RangeRefusal;

/** The numbers of a range, ascending and each once, out of 1 to `last`. An empty text means all of them. */
export function parseRange(text: string, last: number): ParsedRange {
  const refused = (fault: RangeFault, piece: string) =>
    ({ ok: false, code: 'invalid_range', fault, piece, last }) as const;
  if (last < 1) return refused('nothing_to_print', text);
  const compact = text.replaceAll(/\s/g, '');
  if (compact === '') return { ok: true, numbers: Array.from({ length: last }, (_, at) => at + 1) };
  const numbers = new Set<number>();
  for (const piece of compact.split(',')) {
    const match = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(piece);
    if (!match) return refused('unreadable', piece);
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from > to) return refused('reversed', piece);
    if (from < 1 || to > last) return refused('out_of_range', piece);
    for (let number = from; number <= to; number++) numbers.add(number);
  }
  return { ok: true, numbers: [...numbers].sort((a, b) => a - b) };
}

/** Writes numbers as a range: `1-3,5`. */
export function writeRange(numbers: Iterable<number>): string {
  const runs: [from: number, to: number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
