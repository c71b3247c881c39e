/** Of numbers: `part` 0.5 is the middle one, 0.95 the one that 95 % do not exceed. NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length === 0
    ? Number.NaN
    : round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The middle of several runs, number by number; what is no number is that of the first run. */
export function middleOf<Record extends object>(runs: readonly Record[]): Record {
  const [first] = runs;
  if (!first) throw new Error('no runs');
  const entries = Object.entries(first).map(([name, value]) => {
    const all = runs.map((run) => (run as { [name: string]: unknown })[name]);
    if (typeof value === 'number') return [name, quantile(all as number[], 0.5)];
    if (typeof value === 'object' && value !== null) return [name, middleOf(all as object[])];
    return [name, value];
  });
  return Object.fromEntries(entries) as Record;
}
