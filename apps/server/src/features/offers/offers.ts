/** Quotes: a price that holds until a day, for one order. */
import { cents } from '@figurina/commerce';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { offerName, offerNumber } from './offer-number.ts';
import type { OffersParts } from './offers-parts.ts';
import * as queries from './offers.queries.ts';
import { serveOffers } from './offers.routes.ts';
import { servePublicOffers } from './public-offer.routes.ts';

/** What the checkout judges an order by. */
export type FoundOffer = ReturnType<typeof found>;

export interface Offers {
  /** However its number is typed; null where it is none of ours. `hold`, in a transaction: nobody else orders by it before that ends. */
  find(db: Kysely<Database>, typed: string, options: { readonly hold: boolean }): Promise<FoundOffer | null>;
  /** In the order's transaction; false where another order has it. */
  redeem(tx: Transaction<Database>, offerId: string, orderId: string): Promise<boolean>;
  /** The order was called off, rejected or deleted, or changed to something else: the offer is free again. */
  giveBack(tx: Transaction<Database>, orderId: string): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createOffers(parts: OffersParts): Offers {
  return {
    find: async (db, typed, options) => {
      const number = offerNumber(typed);
      const offer = number && (await queries.findByNumber(db, number, options));
      return offer ? found(offer) : null;
    },
    redeem: queries.redeem,
    giveBack: queries.giveBack,
    serve: (http) => {
      serveOffers(http, parts);
      servePublicOffers(http, parts);
    },
  };
}

function found(offer: queries.Offer) {
  const { id, category, country, albums, packaging, features, pages, singles, doubles } = offer;
  return {
    id,
    name: offerName(offer),
    category,
    country,
    albums,
    packaging,
    packsPerAlbum: offer.packs_per_album,
    features,
    pages,
    singles,
    doubles,
    validUntil: offer.valid_until,
    withdrawn: offer.withdrawn_at !== null,
    orderId: offer.order_id,
    priceList: offer.price_list,
    lines: offer.lines.map(({ product, quantity, net }) => ({ product, quantity, net: cents(net) })),
  };
}
