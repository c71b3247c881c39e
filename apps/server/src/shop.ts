/** Composition of the shop: checkout, orders, invoices, vouchers, offers. `app.ts` puts it beside the albums. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Albums } from './features/albums/index.ts';
import type { AlbumDocuments } from './features/albums/index.ts';
import { createCheckout, priceLists } from './features/checkout/index.ts';
import type { PrintPage } from './features/exports/index.ts';
import type { Identity } from './features/identity/index.ts';
import type { Pictures } from './features/images/index.ts';
import type { Mails } from './features/mails/index.ts';
import type { Members } from './features/members/index.ts';
import type { Tell } from './features/notifications/index.ts';
import { createOffers } from './features/offers/index.ts';
import { createOrderReading } from './features/orders/index.ts';
import { createVouchers, findTriedVoucher } from './features/vouchers/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Counters } from './platform/counters/counters.ts';
import type { Database } from './platform/db/schema.ts';
import type { BlobStore } from './platform/files/blob-store.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';

/** What the shop takes from the rest of the house. */
export interface ShopParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly counters: Counters;
  readonly files: BlobStore;
  readonly mails: Mails;
  readonly identity: Identity;
  readonly members: Members;
  readonly albums: Albums;
  readonly documents: AlbumDocuments;
  readonly pictures: Pictures;
  readonly tell: Tell;
  readonly printPage: PrintPage;
}

export interface Shop {
  /** What the cheapest order costs, in words, by language: `ab 285 EUR`. */
  priceLabels(): Record<string, string>;
  /** Whether somebody waits for its books. */
  hasOpenOrder(albumId: string): Promise<boolean>;
  serve(http: FastifyInstance): void;
}

export async function createShop(parts: ShopParts): Promise<Shop> {
  const vouchers = createVouchers(parts);
  const offers = createOffers({ ...parts, lists: priceLists() });
  const checkout = await createCheckout({ ...parts, findVoucher: findTriedVoucher, offers });
  const reading = createOrderReading({
    ...parts,
    covers: parts.albums.covers,
    invoices: { of: async () => new Map() },
  });
  return {
    priceLabels: checkout.priceLabels,
    hasOpenOrder: async () => false,
    serve: (http) => {
      checkout.serve(http);
      reading.serve(http);
      offers.serve(http);
      vouchers.serve(http);
    },
  };
}
