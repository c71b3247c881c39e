/** Amounts that staff type into an order. Source: shop 3.7, operations O13. */
import { type BasisPoints, type Cents, cents, sum, WHOLE } from '../money/money.ts';
import type { NetLine } from '../checkout/lines.ts';

/** What the gross field offers for a net amount: truncated, as specified (C5), where invoices round. */
export function prefilledGross(net: Cents, rate: BasisPoints): Cents {
  return cents(Math.floor((net * (WHOLE + rate)) / WHOLE));
}

/** Whether a typed gross amount is that of the order but for what truncating takes: a cent. */
export function isGrossOf(typed: Cents, gross: Cents): boolean {
  return Math.abs(typed - gross) <= 1;
}

/** The lines with an adjustment that makes them come to a typed net amount; it takes the place of an earlier one. */
export function adjustedTo<Line extends NetLine>(net: Cents, lines: readonly Line[]): (Line | NetLine)[] {
  const others = lines.filter(({ product }) => product !== 'adjustment');
  const difference = cents(net - sum(others.map((line) => line.net)));
  return difference === 0 ? others : [...others, { product: 'adjustment', quantity: 1, net: difference }];
}
