/** What stands beside orders when they are read: gathered for all of them at once. */
import type { Invoice } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { type Artwork, findArtworks } from './bag-artwork/bag-artwork.queries.ts';
import { type AlbumNow, albumsNow, type Approved, approvalsOf, numbersOf } from './orders-reading.queries.ts';
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
  readonly artworks: ReadonlyMap<string, Artwork>;
  /** Numbers of orders, by their ids, of which others replace a part. */
  readonly replaced: ReadonlyMap<string, number>;
}

export async function gatherContext(
  { db, invoices }: Pick<OrderReadingParts, 'db' | 'invoices'>,
  orders: readonly StoredOrder[],
  { caller, locale }: OrderReader,
): Promise<OrderContext> {
  const ids = orders.map(({ id }) => id);
  const albumIds = [...new Set(orders.map(({ album_id }) => album_id))];
  const reviewIds = orders.flatMap(({ approval_id }) => approval_id ?? []);
  const replacedIds = orders.flatMap(({ replacement, reorder_of }) => (replacement && reorder_of ? [reorder_of] : []));
  const [words, albums, approvals, invoiced, artworks, replaced] = await Promise.all([
    orderWords(locale),
    albumsNow(db, albumIds, caller.id),
    approvalsOf(db, reviewIds),
    invoices.of(db, ids),
    findArtworks(db, ids),
    numbersOf(db, replacedIds),
  ]);
  return { words, reader: caller, albums, approvals, invoices: invoiced, artworks, replaced };
}

/** For who holds the link of an order: neither invoice nor album. */
export async function publicContext(locale: Locale): Promise<OrderContext> {
  const words = await orderWords(locale);
  const none = new Map<string, never>();
  return { words, reader: null, albums: none, approvals: none, invoices: none, artworks: none, replaced: none };
}
