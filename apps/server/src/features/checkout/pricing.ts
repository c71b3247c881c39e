import type { AlbumFacts, IsoDay, PriceList, Quote, TriedVoucher, WishRefusal } from '@figurina/commerce';
import type { VAT_ID_STATES } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OfferMisfit } from './offers.ts';
import type { PriceWish } from './price-wish.ts';

export type VatIdState = (typeof VAT_ID_STATES)[number];

/** What it costs, when it comes, and what an order of it agrees to. */
export interface Priced {
  readonly ok: true;
  readonly quote: Quote;
  readonly list: PriceList;
  /** The code that was typed, with what is known of it. */
  readonly tried: TriedVoucher | null;
  /** Of the voucher that is redeemed with an order; null for none that counts. */
  readonly voucherId: string | null;
  /** Of the offer whose price this is. */
  readonly offerId: string | null;
  /** The offer whose number was given, whether its price holds or not; null where there is none of that number. */
  readonly offer: { readonly name: string; readonly misfit: OfferMisfit | null } | null;
  /** What is known of the VAT number; null where none was given. `movable`: whether it could move the tax at all. */
  readonly vatId: { readonly state: VatIdState; readonly movable: boolean } | null;
  /** The day of delivery when it is ordered now. */
  readonly delivery: IsoDay;
  readonly hash: string;
}

export interface PriceOptions {
  readonly now: Date;
  readonly db: Kysely<Database>;
  /**
   * In a transaction: nobody else redeems the voucher or the offer before it ends. Nobody outside is asked meanwhile, so a VAT
   * number counts as what the checkout has found out of it.
   */
  readonly hold?: boolean;
  /**
   * The order that is changed: its own price list holds, and the voucher that it has redeemed stays good for it, also when its
   * last day or use is over.
   */
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
