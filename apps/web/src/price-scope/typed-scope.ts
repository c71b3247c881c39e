import type { Category } from '@figurina/album';
import { type Country, defaultCountry, type Feature, type Packaging } from '@figurina/commerce';
import type { quotePriceList, RequestOf } from '@figurina/contract';
import type { Locale } from '@figurina/locales';

/** An album that is planned and what would be ordered of it, as typed; numbers are null while nothing is. */
export interface TypedScope {
  readonly category: Category;
  readonly country: Country;
  readonly albums: number | null;
  readonly packaging: Packaging;
  /** Null: as many as are recommended. */
  readonly packs: number | null;
  readonly features: readonly Feature[];
  readonly pages: number | null;
  readonly singles: number | null;
  readonly doubles: number | null;
}

export type Scope = RequestOf<typeof quotePriceList>['body']['wish'];

export function aUsualScope(locale: Locale): TypedScope {
  return {
    category: 'sports',
    country: defaultCountry(locale),
    albums: 50,
    packaging: 'stickerpack',
    packs: null,
    features: [],
    pages: 32,
    singles: 100,
    doubles: 0,
  };
}

export function hasPages({ pages }: Pick<TypedScope, 'pages'>): boolean {
  return pages !== null && pages >= 4 && pages <= 400 && pages % 2 === 0;
}

/** What its price depends on; null while something of it is missing. */
export function scopeOf(typed: TypedScope): Scope | null {
  const { albums, pages, singles, doubles, packaging, packs } = typed;
  if (albums === null || pages === null || singles === null || !hasPages(typed)) return null;
  return {
    category: typed.category,
    country_code: typed.country,
    no_albums: albums,
    sticker_packaging_type: packaging,
    packs_per_album: packaging === 'stickerpack' ? packs : null,
    order_features: [...typed.features],
    pages,
    singles,
    doubles: doubles ?? 0,
  };
}
