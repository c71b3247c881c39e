/** Amounts, rates, days and addresses as the schema of CII writes them. */
import { element, text, type XmlElement } from './xml.ts';

/** Minor units as a decimal number with two places. */
export function decimal(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function amount(name: string, minor: number, attributes: Record<string, string> = {}): XmlElement {
  return text(name, decimal(minor), attributes)!;
}

/** Basis points as percent. */
export function rate(name: string, basisPoints: number): XmlElement {
  return text(name, decimal(basisPoints))!;
}

/** Counted in ones (C62 of UN/ECE Recommendation 20). */
export function quantity(name: string, value: number): XmlElement {
  return text(name, String(value), { unitCode: 'C62' })!;
}

/** `YYYY-MM-DD`; `types`: the namespace of the inner element, which differs by place. */
export function day(name: string, isoDay: string, types: 'udt' | 'qdt' = 'udt'): XmlElement {
  return element(name, text(`${types}:DateTimeString`, isoDay.replaceAll('-', ''), { format: '102' }));
}

interface Place {
  readonly street: string;
  readonly addition: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
}

export function address({ street, addition, zip, city, country }: Place): XmlElement {
  return element(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', zip),
    text('ram:LineOne', street),
    text('ram:LineTwo', addition),
    text('ram:CityName', city),
    text('ram:CountryID', country),
  );
}
