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
