/** Quotes are called `A-2027-0001` and on, from 1 in every year. */
export interface OfferNumber {
  readonly year: number;
  readonly number: number;
}

export function offerName({ year, number }: OfferNumber): string {
  return `A-${year}-${String(number).padStart(4, '0')}`;
}

/** The number in what a customer typed, with or without spaces and hyphens: `A-2027-0001`, `a 2027 0001`. Null: a reference of their own. */
export function offerNumber(typed: string): OfferNumber | null {
  const [, year, number] = /^A(\d{4})0*(\d{1,7})$/i.exec(typed.replaceAll(/[\s-]/g, '')) ?? [];
  return year && number ? { year: Number(year), number: Number(number) } : null;
}
