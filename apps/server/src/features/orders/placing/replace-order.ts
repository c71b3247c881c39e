/** A part of an order once more, at no price: printed from the same copy, with packs dealt by the same seed. */
import { cents, estimateDelivery, houseClock } from '@figurina/commerce';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { addUpdate } from '../add-update.ts';
import { hashOfToken } from '../order-status.routes.ts';
import { findApprovedCopy, picturesOfReview } from '../orders-of-album.queries.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { insertLines, insertOrder, putSnapshot } from '../orders-writing.queries.ts';
import { findOrder, type StoredOrder } from '../stored-order.ts';
import { packsToProve } from './prove-packs.ts';

/** What is sent for a claim. */
export interface Replacement {
  readonly claimId: string;
  readonly product: 'album' | 'stickerpack';
  readonly quantity: number;
  /** The subject of who of the staff makes it. */
  readonly by: string;
  readonly now: Date;
}

export type ReplacingParts = Pick<OrdersParts, 'calendar' | 'jobs' | 'mails' | 'exportDue'>;

/**
 * Answers its id. It goes where the first order went, and is reviewed as soon as it is made: its print data are made by
 * themselves. The caller holds the claim; a second order of one is refused by the database.
 */
export async function writeReplacement(
  parts: ReplacingParts,
  tx: Transaction<Database>,
  order: StoredOrder,
  { claimId, product, quantity, by, now }: Replacement,
): Promise<string | Refusal> {
  const approved = order.approval_id === null ? undefined : await findApprovedCopy(tx, order.approval_id);
  if (!approved) return refuse('order_not_approved');
  const isAlbum = product === 'album';
  const isPacked = order.packaging === 'stickerpack';
  // One bundle of packs, or albums without any.
  const made = isAlbum
    ? { albums: quantity, packs_per_album: isPacked ? 0 : null, packs_seed: null }
    : { albums: 1, packs_per_album: quantity, packs_seed: order.packs_seed };
  const features = order.features.filter((one) => one === (isAlbum ? 'premium_lamination' : 'custom_stickerpack'));
  const delivery = { albums: isAlbum ? quantity : 1, designCheck: false, country: order.country };
  const id = newId(now.getTime());
  const token = newSecret();
  const { address, lines: _, updates: __, number: ___, facts, billing_address: billing, ...same } = order;
  const { tab: _tab, accepted: _accepted, books_sent: _sent, search: _search, ...kept } = same;
  await insertOrder(tx, {
    order: {
      ...kept,
      id,
      reorder_of: order.id,
      replacement: true,
      // Whatever order it is of, it stands by itself.
      kind: 'order',
      packs: null,
      run_id: null,
      claim_id: claimId,
      ...made,
      packs_hash: null,
      net: 0,
      vat: 0,
      gross: 0,
      features: JSON.stringify(features),
      release_date: null,
      facts: JSON.stringify(facts),
      billing_address: billing && JSON.stringify(billing),
      quote_name: '',
      purchase_order: '',
      campaign: null,
      status_token: token,
      status_token_hash: hashOfToken(token),
      estimated_delivery: estimateDelivery(delivery, houseClock(now), parts.calendar),
      delivered_at: null,
      ended_at: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      deleted: null,
    },
    address: { ...address, id: newId(), order_id: id },
    voucherId: null,
    now,
  });
  await insertLines(tx, id, [{ product, quantity, net: cents(0), gross: cents(0) }]);
  await putSnapshot(tx, id, {
    version: approved.version,
    title: facts.title,
    hash: approved.hash,
    schemaVersion: approved.schema_version,
    parts: approved.parts,
    images: await picturesOfReview(tx, approved.review_id),
  });
  for (const signal of ['created', 'accepted', 'review_completed'] as const) {
    const metadata = signal === 'review_completed' ? { review_id: approved.review_id } : {};
    const refused = await addUpdate(tx, id, { signal, by: 'system', sub: by, metadata }, now);
    if (refused) return refused;
  }
  await packsToProve(parts, tx, id);
  await parts.exportDue(tx, id);
  await parts.mails.write(tx, 'replacement', (await findOrder(tx, id))!);
  return id;
}
