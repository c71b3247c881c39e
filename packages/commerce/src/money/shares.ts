import { type BasisPoints, type Cents, cents, sum, WHOLE } from './money.ts';

/**
 * Gross amounts of lines that add up to `gross`, by largest remainder: each line gets its exact gross amount rounded down,
 * and the cents that are left go one each to the lines that lost most by it, the earlier one of two alike. So no line is more
 * than a cent away from `net x (1 + rate)`. `gross` is the sum of the nets with VAT, rounded once. Source: shop, 3.7.
 */
export function grossShares(nets: readonly Cents[], rate: BasisPoints, gross: Cents): Cents[] {
  const exact = nets.map((net) => cents(net * (WHOLE + rate)));
  const shares = exact.map((amount) => Math.floor(amount / WHOLE));
  const byLoss = exact
    .map((amount, line) => ({ line, lost: amount - shares[line]! * WHOLE }))
    .sort((a, b) => b.lost - a.lost || a.line - b.line);
  const left = gross - sum(shares);
  if (left < 0 || left > byLoss.length) throw new RangeError('The gross amount is not that of these lines');
  for (const { line } of byLoss.slice(0, left)) shares[line]! += 1;
  return shares.map(cents);
}

/**
 * `total` shared out in proportion to `weights`, by largest remainder, the earlier one of two alike. None gets more than its
 * weight as long as the total is no more than all of them; without any weight there is nothing to share.
 */
export function shareOut(total: Cents, weights: readonly Cents[]): Cents[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => cents(0));
  const exact = weights.map((weight) => cents(total * weight));
  const shares = exact.map((amount) => Math.floor(amount / all));
  const byLoss = exact
    .map((amount, at) => ({ at, lost: amount - shares[at]! * all }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at);
  for (const { at } of byLoss.slice(0, total - sum(shares))) shares[at]! += 1;
  return shares.map(cents);
}
