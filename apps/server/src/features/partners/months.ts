/** Months of the calendar, `YYYY-MM`, which sort as text. */

export interface MonthCount {
  readonly month: string;
  readonly count: number;
}

/** From the newest back to the oldest, each once. */
export function monthsSince(oldest: string, newest: string): string[] {
  const months: string[] = [];
  for (let at = numberOf(newest); at >= numberOf(oldest); at -= 1)
    months.push(`${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`);
  return months;
}

/** With the months of which nothing is counted. */
export function byMonth(months: readonly string[], counts: readonly MonthCount[]) {
  const of = new Map(counts.map(({ month, count }) => [month, count]));
  return {
    total_count: counts.reduce((sum, { count }) => sum + count, 0),
    monthly: months.map((month) => ({ month, count: of.get(month) ?? 0 })),
  };
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
