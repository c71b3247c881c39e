/** What stands beside orders when they are read: gathered for all of them at once. */
import type { Invoice } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { type AlbumNow, albumsNow, type Approved, approvalsOf } from './orders-reading.queries.ts';
import { type OrderWords, orderWords } from './order-words.ts';
import type { OrderReadingParts } from './reading-parts.ts';
import type { StoredOrder } from './stored-order.ts';

/** Who reads, and in which language. */
export interface OrderReader {
  readonly caller: Pick<Caller, 'id' | 'admin'>;
  readonly locale: Locale;
}

export interface OrderContext {
  readonly words: OrderWords;
  /** Of who came by a link: nobody. */
  readonly reader: Pick<Caller, 'id' | 'admin'> | null;
  readonly albums: ReadonlyMap<string, AlbumNow>;
  readonly approvals: ReadonlyMap<string, Approved>;
  readonly invoices: ReadonlyMap<string, readonly Invoice[]>;
}

export async function gatherContext(
  { db, invoices }: Pick<OrderReadingParts, 'db' | 'invoices'>,
  orders: readonly StoredOrder[],
  { caller, locale }: OrderReader,
): Promise<OrderContext> {
  const albumIds = [...new Set(orders.map(({ album_id }) => album_id))];
  const reviewIds = orders.flatMap(({ approval_id }) => approval_id ?? []);
  const [words, albums, approvals, invoiced] = await Promise.all([
    orderWords(locale),
    albumsNow(db, albumIds, caller.id),
    approvalsOf(db, reviewIds),
    invoices.of(
      db,
      orders.map(({ id }) => id),
    ),
  ]);
  return { words, reader: caller, albums, approvals, invoices: invoiced };
}

/** For who holds the link of an order: neither invoice nor album. */
export async function publicContext(locale: Locale): Promise<OrderContext> {
  const words = await orderWords(locale);
  return { words, reader: null, albums: new Map(), approvals: new Map(), invoices: new Map() };
}
