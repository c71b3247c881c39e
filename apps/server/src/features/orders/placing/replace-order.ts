/** A part of an order once more, at no price: printed from the same copy, with packs dealt by the same seed. */
import { cents, estimateDelivery, houseClock, type Packaging, stickersInBox } from '@figurina/commerce';
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
  readonly product: 'album' | Packaging;
  /** Of boxes, which ones: by the first numbers of their stickers. */
  readonly motifs: readonly number[];
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
  { claimId, product, quantity, motifs, by, now }: Replacement,
): Promise<string | Refusal> {
  const approved = order.approval_id === null ? undefined : await findApprovedCopy(tx, order.approval_id);
  if (!approved) return refuse('order_not_approved');
  const isAlbum = product === 'album';
  const made = madeAnew(order, product, quantity, motifs);
  const features = order.features.filter((one) => one === (isAlbum ? 'premium_lamination' : 'custom_stickerpack'));
  const delivery = { albums: isAlbum ? quantity : 1, designCheck: false, country: order.country };
  const id = newId(now.getTime());
  const token = newSecret();
  const {
    address,
    lines: _,
    updates: __,
    number: ___,
    parcels: ____,
    facts,
    billing_address: billing,
    ...same
  } = order;
  const { tab: _tab, accepted: _accepted, books_sent: _sent, search: _search, ...kept } = same;
  await insertOrder(tx, {
    order: {
      ...kept,
      id,
      reorder_of: order.id,
      replacement: true,
      // Whatever order it is of, it stands by itself.
      kind: 'order',
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
  if (product === 'stickerpack') await packsToProve(parts, tx, id);
  await parts.exportDue(tx, id);
  await parts.mails.write(tx, 'replacement', (await findOrder(tx, id))!);
  return id;
}

/** Albums without stickers; packs, a small run of its own that is dealt like the first; or boxes as full as the first were. */
function madeAnew(
  { packaging, packs_seed, albums }: StoredOrder,
  product: Replacement['product'],
  quantity: number,
  numbers: readonly number[],
) {
  if (product === 'album') {
    const packs_per_album = packaging === 'stickerpack' ? 0 : null;
    return { albums: quantity, packs: null, packs_per_album, packs_seed: null, motifs: null };
  }
  if (product === 'stickerpack') return { albums: 1, packs: quantity, packs_per_album: 1, packs_seed, motifs: null };
  const motifs = numbers.map((number) => ({ number, quantity: stickersInBox(albums) }));
  return { albums: 1, packs: null, packs_per_album: null, packs_seed: null, motifs: JSON.stringify(motifs) };
}
