/** A claim as its customer makes it: judged, its photos made, and told to the staff. */
import { claimChoices, mayClaim, type Sent } from '@figurina/commerce';
import type { createClaim, RequestOf } from '@figurina/contract';
import { outageOf } from '../../platform/http/outages.ts';
import { refuse, isRefusal, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { allOrNothing, findOrder, holdOrder, madeOf, type StoredOrder } from '../orders/index.ts';
import { boxesOf } from './claimed-motifs.ts';
import type { ClaimPhotos } from './claim-photos.ts';
import type { ClaimsParts } from './claims-parts.ts';
import * as queries from './claims.queries.ts';

const CLAIMS_AN_HOUR = 12;
const HOUR_MS = 3_600_000;

export type ClaimWish = RequestOf<typeof createClaim>['body']['claim'];

/** What was sent with an order. */
export function sentWith(order: StoredOrder): Sent {
  const { albums, packs, motifs } = madeOf(order);
  const packaging = order.replacement && !motifs ? 'stickerpack' : order.packaging;
  return { albums, packaging, packs, motifs: motifs ? { singles: motifs.length, doubles: 0 } : order.facts };
}

export async function makeClaim(
  parts: ClaimsParts,
  photos: ClaimPhotos,
  { order, wish, by }: { readonly order: StoredOrder; readonly wish: ClaimWish; readonly by: string },
): Promise<queries.StoredClaim | Refusal> {
  const { db, clock, counters, blobs, mails } = parts;
  const { kind, item, quantity, words, motifs = [], blob_ids: blobIds = [] } = wish;
  const refused = await refusalOf(db, order, wish);
  if (refused) return refused;
  const [tries = 0] = await counters.add([`claims ${by}`], HOUR_MS);
  if (tries > CLAIMS_AN_HOUR) return refuse('too_many_requests');
  const made = await photos.make(blobIds, by);
  if (isRefusal(made)) return made;
  const id = newId(clock.now().getTime());
  const written = await allOrNothing(db, async (tx) => {
    await holdOrder(tx, order.id);
    const now = await findOrder(tx, order.id);
    if (!now) return refuse('not_found');
    const late = await refusalOf(tx, now, wish);
    if (late) return late;
    const named = { kind, item, quantity, motifs: JSON.stringify(motifs) };
    const claim = { ...named, id, order_id: order.id, words, by_sub: by, created_at: clock.now() };
    await queries.insertClaim(
      tx,
      claim,
      made.map((photo, position) => ({ ...photo, claim_id: id, position })),
    );
    const isOfBoxes = kind === 'packs_missing' && item === 'stickerbox_single_variety';
    await mails.write(tx, 'claim', now, { round: id, kind: isOfBoxes ? 'boxes_missing' : kind, quantity, words });
    return (await queries.findClaim(tx, id))!;
  }).catch(async (error: unknown) => {
    // Where only its answer is lost, the claim may be there and has its photos.
    if (!outageOf(error)) await photos.forget(made);
    throw error;
  });
  if (isRefusal(written)) await photos.forget(made);
  else for (const blobId of new Set(blobIds)) await blobs.markUsed(blobId, `claim:${id}`);
  return written;
}

async function refusalOf(
  db: ClaimsParts['db'],
  order: StoredOrder,
  { kind, item, quantity, motifs = [] }: ClaimWish,
): Promise<Refusal | undefined> {
  if (!mayClaim(order.updates)) return refuse('claim_too_early');
  const choice = claimChoices(kind, sentWith(order)).find((one) => one.item === item);
  if (!choice || quantity > choice.most) return refuse('claim_quantity_impossible');
  if (item === 'stickerbox_single_variety' || motifs.length > 0) {
    const there = new Set((await boxesOf(db, order)).map(({ number }) => number));
    const named = new Set(motifs);
    const areThere =
      item === 'stickerbox_single_variety' && named.size === quantity && motifs.every((number) => there.has(number));
    if (!areThere || named.size !== motifs.length) return refuse('claim_motifs_unknown');
  }
  return (await queries.hasOpenClaim(db, order.id, kind)) ? refuse('claim_open') : undefined;
}
