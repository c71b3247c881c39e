import { type Cents, cents, shareOf, sum } from '../money/money.ts';
import { grossShares } from '../money/shares.ts';
import type { Vat } from '../vat/vat.ts';
import type { NetLine } from './lines.ts';

export interface PricedLine extends NetLine {
  /** Its share of the gross total (`grossShares`). */
  readonly gross: Cents;
}

/** Lines with what they add up to: `net + vat = gross`, the nets of the lines are `net`, their grosses `gross`. */
export interface Totals {
  readonly lines: readonly PricedLine[];
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

/**
 * The one place where VAT is rounded: half up, once, on the net total. Also for an order whose lines were changed by hand; its
 * lines must not come to less than nothing. Source: shop 3.7.
 */
export function totalsOf(nets: readonly NetLine[], { rate }: Vat): Totals {
  const amounts = nets.map((line) => line.net);
  const net = sum(amounts);
  if (net < 0) throw new RangeError('An order cannot cost less than nothing');
  const vat = shareOf(net, rate);
  const gross = cents(net + vat);
  const shares = grossShares(amounts, rate, gross);
  return { lines: nets.map((line, at) => ({ ...line, gross: shares[at]! })), net, vat, gross };
}
