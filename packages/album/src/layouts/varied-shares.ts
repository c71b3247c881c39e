/** Stickers of the smallest spread that is made of two others: nobody is left alone for a change's sake. */
const FEWEST = 2;
/** By so many stickers one spread grows and another shrinks. */
const STEPS = [1, 2];
/** What comes more often than that is worth a change. */
const OFTEN = 2;

/**
 * Shares of a chapter without the same number again and again, where there are layouts of just another size: 3, 3, 3, 3
 * becomes 4, 3, 3, 2. As many spreads as before, the larger ones first.
 */
export function variedShares(shares: readonly number[], sizes: ReadonlySet<number>): readonly number[] {
  const counts = new Map<number, number>();
  for (const share of shares) counts.set(share, timesOf(counts, share) + 1);
  const often = [...counts.entries()].toSorted((a, b) => b[1] - a[1])[0];
  if (!often || often[1] <= OFTEN) return shares;
  const [share, times] = often;
  const step = STEPS.find(
    (by) =>
      share - by >= FEWEST &&
      [share + by, share - by].every((other) => sizes.has(other) && timesOf(counts, other) + 1 < times),
  );
  if (step === undefined) return shares;
  const varied = shares.with(shares.indexOf(share), share + step).with(shares.lastIndexOf(share), share - step);
  return variedShares(
    varied.toSorted((a, b) => b - a),
    sizes,
  );
}

function timesOf(counts: ReadonlyMap<number, number>, share: number): number {
  return counts.get(share) ?? 0;
}
