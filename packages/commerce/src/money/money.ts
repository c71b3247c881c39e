/** Money is counted in whole minor units (cent, grosz), rates in basis points: no amount is ever a fraction. */
import { z } from 'zod';

declare const minorUnits: unique symbol;
/** A whole number of minor units of some currency; negative where it is taken off. */
export type Cents = number & { readonly [minorUnits]: true };

export const CURRENCIES = ['EUR', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Hundredths of a percent: 19 % is 1900. */
export type BasisPoints = number;
export const WHOLE = 10_000;

/** Throws on what is no whole number, or too large to be exact: that is a bug, not somebody's input. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount in minor units`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const ZERO = cents(0);

/** An amount as it stands in data: zero or more. */
export const centsSchema = z.int().min(0).transform(cents);

export function sum(amounts: Iterable<number>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/** `amount x rate`, half a cent upwards. For amounts of zero or more. */
export function shareOf(amount: Cents, rate: BasisPoints): Cents {
  return cents(Math.floor((cents(amount * rate) + WHOLE / 2) / WHOLE));
}
