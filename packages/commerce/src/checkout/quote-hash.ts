import type { Quote } from './quote.ts';

/** A digest of a text, as `createHash('sha256')` of the server: this package has no cryptography of its own. */
export type Digest = (text: string) => string;

/**
 * What a customer agreed to: differs as soon as a figure differs, but not by the order of keys, nor over night when a list with
 * the same prices begins. `also` is what else belongs to the agreement: the contact, the number of an offer, the event's date.
 */
export function quoteHash(quote: Quote, also: Readonly<Record<string, unknown>>, digest: Digest): string {
  const { priceList: _list, availableFeatures: _offered, ...agreed } = quote;
  return digest(JSON.stringify({ agreed, also }, inOrder));
}

/** A replacer of JSON: keys sorted, so that equal values are equal texts. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
