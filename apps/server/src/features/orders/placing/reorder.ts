/** The approved copy of an order once more, at the prices of today: what is printed is not judged again. */
import { houseClock } from '@figurina/commerce';
import type { ReorderWish, RequestOf, reorder } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { holdAlbum } from '../../albums/index.ts';
import { factsOf, type PriceWish } from '../../checkout/index.ts';
import { openOrder } from '../may-read.ts';
import { findApprovedCopy, picturesOfReview } from '../orders-of-album.queries.ts';
import type { OrdersParts } from '../orders-parts.ts';
import type { StoredOrder } from '../stored-order.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { beginOrder } from './begin-order.ts';
import { documentOf } from './kept-copy.ts';
import { dateFaults, faultsRefusal } from './order-form.ts';
import { pricedOrder } from './priced-order.ts';
import { answeredRequest, keepRequest, type OrderRequest, type Placed } from './requests.ts';
import { mayPlace } from './turn.ts';
import { writeOrder } from './write-order.ts';

export interface Reordering {
  readonly orderId: string;
  readonly wish: Required<Omit<RequestOf<typeof reorder>['body']['order'], 'quote_hash'>> & {
    readonly quote_hash?: string | undefined;
  };
  readonly caller: Caller;
  readonly locale: Locale;
  readonly request: OrderRequest;
}

export async function placeAgain(parts: OrdersParts, again: Reordering): Promise<Placed | Refusal> {
  const { db, clock, identity } = parts;
  const { orderId, caller, request } = again;
  const before = await answeredRequest(db, request, clock.now());
  if (before !== undefined) return isRefusal(before) ? before : { orderId: before, isNew: false };
  const order = await openRepeated(parts, orderId, caller);
  if (isRefusal(order)) return order;
  if (!(await identity.isConfirmed(caller.id))) return refuse('address_unconfirmed');
  return allOrNothing(db, (tx) => placeNow(parts, tx, again, order));
}

/** For who may order its album. A run is not repeated: it goes to the house, and what is in it are orders of guests. */
export async function openRepeated(
  { db, albums }: Pick<OrdersParts, 'db' | 'albums'>,
  orderId: string,
  caller: Caller,
): Promise<StoredOrder | Refusal> {
  const order = await openOrder(db, orderId, caller);
  if (isRefusal(order)) return order;
  if (order.kind !== 'order') return refuse('order_of_batch');
  const actor = await albums.access(order.album_id, caller, 'order');
  return isRefusal(actor) ? actor : order;
}

async function placeNow(
  parts: OrdersParts,
  tx: Transaction<Database>,
  { wish, caller, locale, request }: Reordering,
  order: StoredOrder,
): Promise<Placed | Refusal> {
  const now = parts.clock.now();
  const turn = await mayPlace(tx, request, now);
  if (turn) return turn;
  if (!(await holdAlbum(tx, order.album_id))) return refuse('not_found');
  const approved = order.approval_id === null ? undefined : await findApprovedCopy(tx, order.approval_id);
  if (!approved) return refuse('order_not_approved');
  const faults = dateFaults(wish.release_date, houseClock(now).day);
  const consent = { field: 'print_access_consent', code: 'print_consent_required' } as const;
  const refused = await faultsRefusal(wish.print_access_consent ? faults : [...faults, consent], locale);
  if (refused) return refused;
  const document = documentOf(approved);
  const { spine, ...figures } = factsOf(document);
  const { category } = order;
  const price = wishOfReorder(order, wish);
  const facts = { ...figures, category };
  const priced = await pricedOrder(parts.checkout.pricing, tx, { wish: price, facts, agreed: wish.quote_hash, now });
  if (isRefusal(priced)) return priced;
  const { id: _id, order_id: _order, ...address } = order.address;
  const newOrder = await writeOrder(
    tx,
    {
      albumId: order.album_id,
      by: caller.id,
      locale,
      category,
      wish: price,
      facts: { ...figures, spine, title: approved.title },
      copy: {
        version: approved.version,
        hash: approved.hash,
        schemaVersion: approved.schema_version,
        parts: approved.parts,
        images: await picturesOfReview(tx, approved.review_id),
      },
      address,
      contact: { ...order, comment: '', quote_name: '', purchase_order: '' },
      campaign: null,
      reorderOf: order.id,
      approvalId: approved.review_id,
    },
    priced,
    now,
  );
  const begun = await beginOrder(parts, tx, { orderId: newOrder, by: caller.id, now });
  if (begun) return begun;
  await keepRequest(tx, request, { orderId: newOrder, now });
  return { orderId: newOrder, isNew: true };
}

/** Priced like the order that is repeated, without what was for the first time alone. */
export function wishOfReorder(order: StoredOrder, wish: ReorderWish): PriceWish {
  return {
    albums: wish.no_albums,
    packaging: wish.sticker_packaging_type,
    packsPerAlbum: wish.packs_per_album,
    features: [...new Set(wish.order_features)],
    country: order.country,
    voucherCode: null,
    releaseDate: wish.release_date,
    vatId: order.vat_id,
    // An offer was for the first time, a number of the customer's own for that order.
    quoteName: '',
  };
}
