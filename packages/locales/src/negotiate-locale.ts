import { FALLBACK_LOCALE, isLocale, type Locale } from './locale.ts';

/**
 * The best of our languages for a reader: from an `Accept-Language` header (with its weights) or from a list in order
 * of preference such as `navigator.languages`. English when none fits.
 */
export function negotiateLocale(wanted: string | readonly string[] | undefined | null): Locale {
  const tags = typeof wanted === 'string' ? tagsByWeight(wanted) : (wanted ?? []);
  for (const tag of tags) {
    const language = tag.trim().toLowerCase().split(/[-_]/)[0];
    if (isLocale(language)) return language;
  }
  return FALLBACK_LOCALE;
}

function tagsByWeight(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(one)?.[1]).find(Boolean);
      return { tag, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
