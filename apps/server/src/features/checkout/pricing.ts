import type {
  AlbumFacts,
  Country,
  Feature,
  IsoDay,
  Packaging,
  PriceList,
  Quote,
  WishRefusal,
} from '@figurina/commerce';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** What somebody wishes for, as it came over the wire. */
export interface PriceWish {
  readonly albums: number;
  readonly packaging: Packaging;
  /** Null: as many as are recommended. */
  readonly packsPerAlbum: number | null;
  readonly features: readonly Feature[];
  readonly country: Country;
  /** As typed; null for none. */
  readonly voucherCode: string | null;
  readonly releaseDate: IsoDay | null;
  /** As typed; empty for none. */
  readonly vatId: string;
  /** The number of an offer, or a reference of the customer's own. */
  readonly quoteName: string;
}

/** What it costs, when it comes, and what an order of it agrees to. */
export interface Priced {
  readonly ok: true;
  readonly quote: Quote;
  readonly list: PriceList;
  /** Of the voucher that is redeemed with an order; null for none that counts. */
  readonly voucherId: string | null;
  /** Of the offer whose price this is. */
  readonly offerId: string | null;
  /** The day of delivery when it is ordered now. */
  readonly delivery: IsoDay;
  readonly hash: string;
}

export interface PriceOptions {
  readonly now: Date;
  readonly db: Kysely<Database>;
  /** In a transaction: nobody else redeems the voucher before it ends. */
  readonly hold?: boolean;
  /** The order that is changed: its own price list holds, and the voucher that it has redeemed is not used up by it. */
  readonly order?: { readonly id: string; readonly priceList: string };
}

/** The same for the checkout, for an order and for its changes. */
export interface Pricing {
  price(
    wish: PriceWish,
    facts: AlbumFacts,
    options: PriceOptions,
  ): Promise<Priced | { ok: false; refusal: WishRefusal }>;
}
