/** What a credit note gives back of an invoice, line by line, and never more than is left of it. Source: operations 11.9, shop 3.7. */
import { type BasisPoints, type Cents, cents, shareOf, sum } from '../money/money.ts';
import { shareOut } from '../money/shares.ts';

/** A line of an invoice: what was charged for it, or what is left of that. */
export interface ChargedLine {
  readonly quantity: number;
  readonly net: Cents;
}

/** Of one line: so many pieces for what they cost, an amount of one's own, or so many pieces for such an amount. */
export interface CreditWish {
  /** Its place in the invoice, from 0. */
  readonly line: number;
  readonly quantity?: number | undefined;
  readonly net?: Cents | undefined;
}

export interface CreditedLine {
  readonly line: number;
  /** 0 where the price alone is reduced. */
  readonly quantity: number;
  readonly net: Cents;
}

/** What was charged for each line in the end: what was taken off the whole is taken off each in its proportion. */
export function chargedLines(lines: readonly ChargedLine[], allowances: readonly Cents[]): ChargedLine[] {
  const taken = shareOut(
    sum(allowances),
    lines.map(({ net }) => net),
  );
  return lines.map(({ quantity, net }, at) => ({ quantity, net: cents(net - taken[at]!) }));
}

/** What is left of the lines after all that was given back. */
export function leftOf(charged: readonly ChargedLine[], credited: readonly CreditedLine[]): ChargedLine[] {
  const left = charged.map((line) => ({ ...line }));
  for (const { line, quantity, net } of credited) {
    const of = left[line];
    if (!of) throw new RangeError(`The invoice has no line ${line}`);
    left[line] = { quantity: of.quantity - quantity, net: cents(of.net - net) };
  }
  return left;
}

/** What these wishes give back of what is left; undefined where one asks for more than that, or all for nothing. */
export function creditOf(left: readonly ChargedLine[], wishes: readonly CreditWish[]): CreditedLine[] | undefined {
  const credited: CreditedLine[] = [];
  for (const { line, quantity = 0, net } of wishes) {
    const of = left[line];
    if (!of || credited.some((one) => one.line === line)) return undefined;
    if (quantity < 0 || quantity > of.quantity) return undefined;
    const amount = net ?? costOf(of, quantity);
    if (amount < 0 || amount > of.net) return undefined;
    if (quantity > 0 || amount > 0) credited.push({ line, quantity, net: amount });
  }
  return sum(credited.map(({ net }) => net)) > 0 ? credited : undefined;
}

/** All that is left. */
export function wholeCredit(left: readonly ChargedLine[]): CreditedLine[] {
  return left.flatMap(({ quantity, net }, line) => (quantity > 0 || net > 0 ? [{ line, quantity, net }] : []));
}

/**
 * The VAT of a note of `net`, after notes of `before` in all: what all of them have together is rounded once, so that their VAT
 * adds up to that of the invoice. Within a cent of the note's own.
 */
export function creditVat(net: Cents, before: Cents, rate: BasisPoints): Cents {
  return cents(shareOf(cents(before + net), rate) - shareOf(before, rate));
}

/** The last pieces take what is left, so that nothing stays behind. */
function costOf({ quantity, net }: ChargedLine, wanted: number): Cents {
  if (wanted === quantity) return net;
  return cents(Math.floor((net * wanted * 2 + quantity) / (2 * quantity)));
}
