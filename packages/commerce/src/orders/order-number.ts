/** Orders are called `F-20001` and on. Numbers may have gaps: only invoices may not. Source: shop 7.3. */

export const FIRST_ORDER = 20_001;

export function orderName(number: number): string {
  if (!Number.isSafeInteger(number) || number < FIRST_ORDER) throw new RangeError(`${number} is no order's number`);
  return `F-${number}`;
}

/** The number in what somebody typed to find an order: `F-20001`, `f20001`, `20001`. Null: no order's name. */
export function orderNumber(typed: string): number | null {
  const digits = /^\s*(?:F\s*-?\s*)?(\d{5,9})\s*$/i.exec(typed)?.[1];
  return digits && Number(digits) >= FIRST_ORDER ? Number(digits) : null;
}
