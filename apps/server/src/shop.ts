/** Composition of the shop: checkout, orders, invoices, vouchers, offers. `app.ts` puts it beside the albums. */
import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Albums } from './features/albums/index.ts';
import type { AlbumDocuments } from './features/albums/index.ts';
import type { Audit } from './features/audit/index.ts';
import { type Batches, createBatches } from './features/batches/index.ts';
import type { Blobs } from './features/blobs/index.ts';
import { type Checkout, createCheckout, priceLists } from './features/checkout/index.ts';
import type { PrintPage } from './features/exports/index.ts';
import type { History } from './features/history/index.ts';
import type { Identity } from './features/identity/index.ts';
import type { Pictures } from './features/images/index.ts';
import { serveClaims } from './features/claims/index.ts';
import { createInvoices } from './features/invoices/index.ts';
import type { Mails } from './features/mails/index.ts';
import type { Members } from './features/members/index.ts';
import type { Tell } from './features/notifications/index.ts';
import { createOffers } from './features/offers/index.ts';
import type { OrderDeskParts } from './features/order-desk/index.ts';
import { createOrderMails, createOrderReading, createOrders, type Orders } from './features/orders/index.ts';
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
  readonly point: History['point'];
  readonly albumChanged: (albumId: string) => void;
  readonly blobs: Blobs;
  readonly audit: Pick<Audit, 'write'>;
  /** An order may be printed as it was approved. In the transaction that approves it. */
  readonly exportDue: (tx: Transaction<Database>, orderId: string) => Promise<void>;
}

export interface Shop {
  /** What the cheapest order costs, in words, by language: `ab 285 EUR`. */
  priceLabels(): Record<string, string>;
  /** Whether somebody waits for its books. */
  readonly hasOpenOrder: Orders['hasOpenOrder'];
  readonly holds: Orders['holds'];
  readonly forgetPictures: Orders['forgetPictures'];
  readonly packingOf: Orders['packingOf'];
  readonly copyOf: Orders['copyOf'];
  /** What reviews mean for orders. */
  readonly reviewed: Orders['reviewed'];
  readonly readAlbum: Checkout['readAlbum'];
  /** What the staff's work on orders takes from it. */
  readonly forDesk: Pick<
    OrderDeskParts,
    'pricing' | 'lists' | 'calendar' | 'offers' | 'invoices' | 'mails' | 'answers' | 'runRejected'
  >;
  serve(http: FastifyInstance): void;
}

export async function createShop(parts: ShopParts): Promise<Shop> {
  const { termsPdf } = parts.config.orders;
  if (termsPdf !== undefined && !existsSync(termsPdf)) throw new Error(`TERMS_PDF=${termsPdf} is not there`);
  const vouchers = createVouchers(parts);
  const lists = priceLists();
  const offers = createOffers({ ...parts, lists });
  const checkout = await createCheckout({ ...parts, findVoucher: findTriedVoucher, offers });
  const mails = createOrderMails(parts);
  const invoices = await createInvoices({
    ...parts,
    mailInvoice: (tx, order, invoice) => mails.write(tx, 'invoice', order, { invoice }),
    mailCredit: async (tx, order, invoice) => {
      await mails.write(tx, 'credit', order, { invoice });
      await mails.write(tx, 'refund', order, { invoice });
    },
    mailReduction: (tx, order, invoice, owed) => mails.write(tx, 'credit', order, { invoice, owed }),
    mailReminder: (tx, order, invoice) => mails.write(tx, 'reminder', order, { invoice }),
    tellOfDifference: (tx, order, amounts) => mails.write(tx, 'differs', order, amounts),
  });
  const reading = createOrderReading({ ...parts, covers: parts.albums.covers, invoices });
  const { calendar } = checkout;
  const { answers } = reading;
  const orders = createOrders({ ...parts, checkout, calendar, answers, offers, invoices, mails });
  const batches: Batches = createBatches({
    ...parts,
    lists,
    calendar,
    invoices,
    mails,
    sendMail: parts.mails.sendAboutOrder,
  });
  return {
    ...orders,
    readAlbum: checkout.readAlbum,
    priceLabels: checkout.priceLabels,
    forDesk: {
      pricing: checkout.pricing,
      lists,
      calendar,
      offers,
      invoices,
      mails,
      answers,
      runRejected: batches.runRejected,
    },
    serve: (http) => {
      batches.serve(http);
      checkout.serve(http);
      serveClaims(http, { ...parts, calendar, mails });
      reading.serve(http);
      invoices.serve(http);
      offers.serve(http);
      orders.serve(http);
      vouchers.serve(http);
    },
  };
}
