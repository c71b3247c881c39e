import type { Quote } from './quote.ts';

/** A digest of a text, as `createHash('sha256')` of the server: this package has no cryptography of its own. */
export type Digest = (text: string) => string;

/**
 * What a customer agreed to, in one text: it differs as soon as a figure differs, and not by the order of keys. `also` is what
 * else belongs to the agreement and is not in the price: the contact, the number of an offer, the date.
 */
export function quoteHash(quote: Quote, also: Readonly<Record<string, unknown>>, digest: Digest): string {
  return digest(JSON.stringify({ quote, also }, inOrder));
}

/** A replacer of JSON: keys sorted, so that equal values are equal texts. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
