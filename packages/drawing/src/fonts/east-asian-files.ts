/** The slices of the Chinese, Japanese and Korean fonts: about a hundred each, of which a name needs a few. */
import { EAST_ASIAN } from './fallbacks.ts';
import { parseRanges, type Range } from './ranges.ts';

export interface Slice {
  readonly url: string;
  readonly ranges: readonly Range[];
}

const URLS = import.meta.glob<string>(
  '../../../../node_modules/@fontsource-variable/noto-sans-{sc,jp,kr}/files/*-wght-normal.woff2',
  { query: '?url&no-inline', import: 'default', eager: true },
);
const RANGES = import.meta.glob<Record<string, string>>(
  '../../../../node_modules/@fontsource-variable/noto-sans-{sc,jp,kr}/unicode.json',
  { import: 'default', eager: true },
);

/** In the order of EAST_ASIAN. */
export const SLICES: readonly (readonly Slice[])[] = EAST_ASIAN.map(({ id }) => {
  const [, unicode] = Object.entries(RANGES).find(([path]) => path.includes(`/${id}/`)) ?? [];
  return Object.entries(unicode ?? {}).flatMap(([key, ranges]): Slice[] => {
    const slice = key.replaceAll(/[[\]]/g, '');
    const [, url] = Object.entries(URLS).find(([path]) => path.endsWith(`/${id}-${slice}-wght-normal.woff2`)) ?? [];
    return url === undefined ? [] : [{ url, ranges: parseRanges(ranges) }];
  });
});
