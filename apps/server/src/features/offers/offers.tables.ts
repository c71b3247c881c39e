import type { Category } from '@figurina/album';
import type { Country, Currency, Feature, Packaging, PricedLine, Vat } from '@figurina/commerce';
import type { Locale } from '@figurina/locales';
import type { ColumnType } from 'kysely';

export interface OffersTables {
  offer_numbers: OfferNumberRow;
  offers: OfferRow;
}

export interface OfferNumberRow {
  year: number;
  last: number;
}

/** Written once, but for `order_id` and `withdrawn_at`. Amounts in minor units. */
export interface OfferRow {
  id: string;
  /** What `offerName` is made of. */
  year: number;
  number: number;
  customer: string;
  email: string;
  language: Locale;
  category: Category;
  /** Of delivery. */
  country: Country;
  albums: number;
  packaging: Packaging;
  /** Null for boxes. */
  packs_per_album: number | null;
  features: ColumnType<Feature[], string, never>;
  pages: number;
  singles: number;
  doubles: number;
  valid_until: string;
  note: string;
  currency: Currency;
  tax_rate: number;
  tax_category: Vat['category'];
  price_list: string;
  lines: ColumnType<PricedLine[], string, never>;
  net: number;
  vat: number;
  gross: number;
  /** 192 random bits, shown again to the staff who hand the link on; looked for by its hash. */
  token: string;
  token_hash: string;
  /** The order that was made of it; called off, the offer is free again. */
  order_id: string | null;
  withdrawn_at: Date | null;
  created_by: string;
  created_at: Date;
}
