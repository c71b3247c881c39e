import type { Category } from '@figurina/album';
import { type Country, defaultCountry, type Feature, type Packaging } from '@figurina/commerce';
import type { createOffer, priceOffer, RequestOf } from '@figurina/contract';
import type { Locale } from '@figurina/locales';

/** A quote as it stands in the form; numbers are null while nothing is typed. */
export interface TypedOffer {
  readonly customer: string;
  readonly email: string;
  readonly language: Locale;
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
  readonly validUntil: string | null;
  readonly note: string;
}

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

export function anEmptyOffer(locale: Locale, now: Date): TypedOffer {
  return {
    customer: '',
    email: '',
    language: locale,
    category: 'sports',
    country: defaultCountry(locale),
    albums: 50,
    packaging: 'stickerpack',
    packs: null,
    features: [],
    pages: 32,
    singles: 100,
    doubles: 0,
    validUntil: new Date(now.getTime() + USUAL_DAYS * DAY_MS).toISOString().slice(0, 10),
    note: '',
  };
}

export type Scope = RequestOf<typeof priceOffer>['body']['offer'];

function hasPages({ pages }: TypedOffer): boolean {
  return pages !== null && pages >= 4 && pages <= 400 && pages % 2 === 0;
}

/** What its price depends on; null while something of it is missing. */
export function scopeOf(typed: TypedOffer): Scope | null {
  const { albums, pages, singles, doubles, validUntil, packaging, packs } = typed;
  if (albums === null || pages === null || singles === null || validUntil === null || !hasPages(typed)) return null;
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
    valid_until: validUntil,
  };
}

export type OfferWish = RequestOf<typeof createOffer>['body']['offer'];

/** Fields that are missing before anything is sent. */
export function missingIn(typed: TypedOffer): ('customer' | 'email' | 'pages' | 'valid_until')[] {
  return [
    ...(typed.customer.trim() === '' ? (['customer'] as const) : []),
    ...(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(typed.email.trim()) ? [] : (['email'] as const)),
    ...(hasPages(typed) ? [] : (['pages'] as const)),
    ...(typed.validUntil === null ? (['valid_until'] as const) : []),
  ];
}

export function wishOf(typed: TypedOffer): OfferWish | null {
  const scope = missingIn(typed).length === 0 ? scopeOf(typed) : null;
  const { customer, email, language, note } = typed;
  return scope && { ...scope, customer, email: email.trim(), language, note };
}
