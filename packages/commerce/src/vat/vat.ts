import type { Country } from '../delivery/countries.ts';
import type { IsoDay } from '../delivery/day.ts';
import type { BasisPoints } from '../money/money.ts';

/** Standard rates by the day they began, the newest first. Source: shop 3.6; a tax adviser confirms them. */
const RATES: Readonly<Record<Country, readonly (readonly [from: IsoDay, rate: BasisPoints])[]>> = {
  DE: [['2021-01-01', 1900]],
  CH: [],
  AT: [['1984-01-01', 2000]],
  LU: [['2024-01-01', 1700]],
  FR: [['2014-01-01', 2000]],
  NL: [['2012-10-01', 2100]],
  BE: [['1996-01-01', 2100]],
  IE: [['2021-03-01', 2300]],
  FI: [['2024-09-01', 2550]],
  IT: [['2013-10-01', 2200]],
  PL: [['2011-01-01', 2300]],
  ES: [['2012-09-01', 2100]],
  CZ: [['2013-01-01', 2100]],
  RO: [
    ['2025-08-01', 2100],
    ['2017-01-01', 1900],
  ],
};

/** Where the seller sits: deliveries there always carry its VAT. */
const HOME: Country = 'DE';

export interface Vat {
  readonly rate: BasisPoints;
  /** Category of EN 16931: S standard, G export, K delivery to a business of another member state. */
  readonly category: 'S' | 'G' | 'K';
}

/** Whether a valid VAT number of the buyer moves the tax to them: businesses of other member states. */
export function canReverseCharge(country: Country): boolean {
  return country !== HOME && RATES[country].length > 0;
}

/**
 * The VAT of an order by country of delivery and day of order. `reverseCharge`: the buyer's VAT number was confirmed; it
 * changes nothing where the tax cannot move.
 */
export function vatOf(country: Country, day: IsoDay, reverseCharge = false): Vat {
  const rates = RATES[country];
  if (rates.length === 0) return { rate: 0, category: 'G' };
  if (reverseCharge && canReverseCharge(country)) return { rate: 0, category: 'K' };
  const current = rates.find(([from]) => from <= day);
  if (!current) throw new RangeError(`No VAT rate of ${country} is known for ${day}`);
  return { rate: current[1], category: 'S' };
}
