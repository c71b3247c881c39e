/** Staff say what happened to an order, and what follows from it follows, in one transaction. Source: operations 3 and 11. */
import { signalRefusal, type Signal } from '@figurina/commerce';
import type { createOrderUpdate, RequestOf } from '@figurina/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { holdAlbum, setLock } from '../albums/index.ts';
import {
  addUpdate,
  allOrNothing,
  findOrder,
  giveVoucherBack,
  holdOrder,
  staffSignals,
  type StoredOrder,
  updateOrder,
} from '../orders/index.ts';
import type { Tx } from './at-desk.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { readTrackingNumber, readTrackingUrl } from './tracking.ts';

export type EventWish = RequestOf<typeof createOrderUpdate>['body']['order_update'];

interface Eventful {
  readonly orderId: string;
  readonly wish: EventWish;
  readonly by: Caller;
}

/** What was said, as it stands in the timeline, and the order with all that followed. */
export interface Said {
  readonly order: StoredOrder;
  readonly updateId: string;
}

export async function addEvent(parts: OrderDeskParts, { orderId, wish, by }: Eventful): Promise<Said | Refusal> {
  const { db, clock, audit, albumChanged } = parts;
  const said = await allOrNothing(db, async (tx): Promise<Said | Refusal> => {
    const now = clock.now();
    const seen = await findOrder(tx, orderId);
    if (!seen) return refuse('not_found');
    // Always the album first, then its orders.
    const album = await holdAlbum(tx, seen.album_id);
    await holdOrder(tx, orderId);
    const order = (await findOrder(tx, orderId))!;
    const { signal, message = '' } = wish;
    if (!staffSignals(order).some((open) => open === signal))
      return refuse(signalRefusal({ signal, by: 'staff' }, order.updates) ?? 'order_update_not_possible');
    if ((signal === 'rejected' || signal === 'review_feedback') && message.trim() === '')
      return refuse('order_update_message_required');
    const metadata = metadataOf(wish);
    if (isRefusal(metadata)) return metadata;
    const refused = await addUpdate(tx, orderId, { signal, by: 'staff', sub: by.id, message, metadata }, now);
    if (refused) return refused;
    const { id } = (await findOrder(tx, orderId))!.updates.at(-1)!;
    const failed = await follow(parts, tx, order, { ...wish, message, id, by, now, version: album?.version });
    if (failed) return failed;
    if (signal === 'review_feedback' && album?.lock?.cause === 'approval')
      await setLock(tx, order.album_id, { locked: false, cause: 'approval', reason: message, by: by.id }, now);
    await audit.write(tx, {
      by,
      action: 'order_update.create',
      orderId,
      subject: id,
      after: { signal, message, metadata, trigger_email: wish.trigger_email === true },
    });
    return { order: (await findOrder(tx, orderId))!, updateId: id };
  });
  if (!isRefusal(said)) albumChanged(said.order.album_id);
  return said;
}

/** Of what the wish has only that which belongs to its signal. */
function metadataOf({ signal, metadata = {} }: EventWish): Record<string, string> | Refusal {
  if (signal === 'albums_shipped') {
    const code = readTrackingNumber(metadata.dhl_tracking_code ?? '');
    return isRefusal(code) ? code : { dhl_tracking_code: code };
  }
  if (signal !== 'shipment_created') return {};
  const address = readTrackingUrl(metadata.tracking_code ?? '');
  return isRefusal(address) ? address : { tracking_code: address };
}

interface Happened extends Pick<EventWish, 'signal' | 'trigger_email'> {
  readonly id: string;
  readonly message: string;
  readonly by: Caller;
  readonly now: Date;
  /** Of the album; undefined where it is gone. */
  readonly version: number | undefined;
}

/** `order`: as it was before. */
async function follow(
  parts: OrderDeskParts,
  tx: Tx,
  order: StoredOrder,
  { signal, id, message, by, now, version, trigger_email }: Happened,
): Promise<Refusal | undefined> {
  const { mails, invoices, offers, reopened } = parts;
  const bySystem = (followed: Signal, metadata: object = {}): Promise<Refusal | undefined> =>
    addUpdate(tx, order.id, { signal: followed, by: 'system', metadata: { ...metadata, follows: id } }, now);
  const happened = (name: Signal): boolean => order.updates.some((update) => update.signal === name);
  switch (signal) {
    case 'accepted': {
      // Approved before it was accepted: where nobody checks the design that is all there is to review.
      if (order.approval_id === null || order.features.includes('design_check')) return undefined;
      const refused = await bySystem('review_completed', { review_id: order.approval_id });
      if (!refused) await parts.exportDue(tx, order.id);
      return refused;
    }
    case 'rejected': {
      await invoices.takeBackWith(tx, order.id);
      await giveVoucherBack(tx, order.id);
      await offers.giveBack(tx, order.id);
      await updateOrder(tx, order.id, { ended_at: now });
      await mails.write(tx, 'rejected', (await findOrder(tx, order.id))!, { words: message });
      if (order.kind !== 'order' && order.run_id === null) await parts.runRejected(tx, order.id, message);
      return undefined;
    }
    case 'review_feedback': {
      await updateOrder(tx, order.id, { approval_id: null });
      const author = { id: by.id, name: by.name || by.email };
      if (version !== undefined && order.reorder_of === null)
        await reopened(tx, { albumId: order.album_id, reason: message, by: author, version, now });
      await mails.write(tx, 'feedback', (await findOrder(tx, order.id))!, { round: id, words: message });
      return undefined;
    }
    case 'albums_shipped':
    case 'shipment_created': {
      const other = signal === 'albums_shipped' ? 'shipment_created' : 'albums_shipped';
      const refused = happened(other) ? await bySystem('shipped') : undefined;
      if (refused) return refused;
      if (signal === 'shipment_created' && trigger_email)
        await mails.write(tx, 'shipment', (await findOrder(tx, order.id))!, { round: id });
      return undefined;
    }
    case 'review_completed':
      await parts.exportDue(tx, order.id);
      return undefined;
    case 'transfer_completed':
    case 'production_started':
      return undefined;
  }
}
