import type { RichText } from './rich-text.ts';

/**
 * A short name of a text's content, independent of the order of keys (databases reorder them). Two texts that differ
 * have different hashes for all practical purposes (53 bits); it guards against mistakes, not against attackers.
 */
export function hashText(text: RichText): string {
  const words = canonicalJson(text);
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < words.length; at++) {
    const unit = words.charCodeAt(at);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}

/** The JSON of a value with its keys in order and what is undefined left out: equal values have equal words. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
    .join(',')}}`;
}
