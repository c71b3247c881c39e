/** What becomes of a run: closed, opened again, printed, or given up. Each in one transaction that holds the album and the run. */
import {
  BATCH_RULES,
  batchAfter,
  type BatchMove,
  currentPriceList,
  dueBatchMove,
  estimateDelivery,
  houseClock,
  type PickedMotif,
  vatOf,
} from '@figurina/commerce';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { type CurrentDocument, holdAlbum, markOrdered, printCopy } from '../albums/index.ts';
import { readPlan } from '../capacity/index.ts';
import { albumErrors, factsOf } from '../checkout/index.ts';
import { allOrNothing, lastApproved, writeRun } from '../orders/index.ts';
import { areInPlace } from './batch-motifs.ts';
import { batchTexts } from './batch-texts.ts';
import type { BatchesParts, Tx } from './batches-parts.ts';
import * as queries from './batches.queries.ts';
import { pickedOf } from './guests.queries.ts';

/** What follows a decision, done by jobs of the transaction that decides. */
export interface AfterDecision {
  /** Guests get orders of their own. */
  confirmed(tx: Tx, batchId: string): Promise<void>;
  /** Guests hear that nothing comes of it. */
  expired(tx: Tx, batchId: string): Promise<void>;
}

interface Moving {
  readonly batchId: string;
  /** `due`: what it does by itself now, if anything. */
  readonly move: BatchMove | 'due';
}

/** An album that is written to faster than it can be read is not printed. */
const TRIES = 5;
/** Where parcels are sent from, and what the house reckons in. */
const HOUSE = { country: 'DE', currency: 'EUR' } as const;

export async function moveBatch(
  parts: BatchesParts,
  after: AfterDecision,
  { batchId, move }: Moving,
): Promise<queries.StoredBatch | Refusal> {
  const { db, documents } = parts;
  const before = await queries.findBatch(db, batchId);
  if (!before) return refuse('not_found');
  for (let at = 0; at < TRIES; at++) {
    const current = await documents.readDocument(before.album_id);
    const moved = await allOrNothing(db, (tx) => moveNow(parts, after, tx, { batchId, move, current }));
    if (moved === 'changed') continue;
    if (!isRefusal(moved) && moved.run_id !== null && before.run_id === null) {
      await parts.point(moved.album_id, 'order', moved.created_by);
      parts.albumChanged(moved.album_id);
    }
    return moved;
  }
  return refuse('conflict');
}

async function moveNow(
  parts: BatchesParts,
  after: AfterDecision,
  tx: Tx,
  { batchId, move: asked, current }: Moving & { readonly current: CurrentDocument | undefined },
): Promise<queries.StoredBatch | Refusal | 'changed'> {
  const now = parts.clock.now();
  const today = houseClock(now).day;
  const seen = await queries.findBatch(tx, batchId);
  if (!seen) return refuse('not_found');
  // Always the album first, then what is ordered of it.
  const held = await holdAlbum(tx, seen.album_id);
  const batch = (await queries.holdBatch(tx, batchId))!;
  const album = await queries.findAlbum(tx, seen.album_id);
  const due = dueBatchMove(queries.standingOf(batch), today);
  // Of an album that is gone nothing is printed.
  const move = asked !== 'due' ? asked : due === 'confirm' && !album ? 'expire' : due;
  if (move === null) return batch;
  const next = batchAfter(queries.standingOf(batch), move, today);
  if ('refused' in next) return refuse(next.refused);
  const { state } = next;
  if (state === 'confirmed') {
    if (!album || !held || !current) return refuse('not_found');
    const printed = await printedOf(tx, batch, { current, version: held.version, title: album.title });
    if (isRefusal(printed) || printed === 'changed') return printed;
    const motifs = await pickedOf(tx, batchId);
    const known = batch.facts.motifs ?? [];
    if (motifs.length > 0 && !(printed.document && areInPlace(known, motifs, printed.document)))
      return refuse('batch_motifs_moved');
    const runId = await orderRun(parts, tx, batch, { ...printed, motifs });
    if (isRefusal(runId)) return runId;
    await markOrdered(tx, batch.album_id, { releaseDate: null, now });
    await queries.updateBatch(tx, batchId, { state, run_id: runId, decided_at: now });
    await after.confirmed(tx, batchId);
  } else {
    await queries.updateBatch(tx, batchId, { state, decided_at: state === 'expired' ? now : null });
    if (state === 'expired') await after.expired(tx, batchId);
  }
  return (await queries.findBatch(tx, batchId))!;
}

/** What was approved; without it the album as it is now, which waits for its approval as an order. */
async function printedOf(
  tx: Tx,
  { album_id, kind }: queries.StoredBatch,
  { current, version, title }: { current: CurrentDocument; version: number; title: string },
) {
  const approved = await lastApproved(tx, album_id);
  if (approved)
    return {
      document: approved.document,
      facts: { ...factsOf(approved.document), title: approved.title },
      copy: approved.copy,
      approvalId: approved.approvalId,
    };
  if (BATCH_RULES[kind].needsApproval) return refuse('batch_needs_approval');
  if (current.version !== version) return 'changed' as const;
  if (albumErrors(current.document).length > 0) return refuse('album_not_printable');
  const copy = { ...printCopy(current.document), version };
  const facts = { ...factsOf(current.document), title };
  return { document: null, facts, copy, approvalId: null };
}

async function orderRun(
  parts: BatchesParts,
  tx: Tx,
  batch: queries.StoredBatch,
  printed: Omit<Exclude<Awaited<ReturnType<typeof printedOf>>, Refusal | 'changed'>, 'document'> & {
    readonly motifs: readonly PickedMotif[];
  },
): Promise<string | Refusal> {
  const { clock, config, lists, calendar } = parts;
  const now = clock.now();
  const today = houseClock(now);
  const maker = await queries.findMaker(tx, batch.created_by);
  const t = await batchTexts(batch.language);
  const capacity = await readPlan(tx, calendar, { day: today.day, hold: true });
  const { name = 'Figurina', street = '', zip = '', city = '' } = config.seller ?? {};
  const { country, currency } = HOUSE;
  const { albums, packs, orders } = batch;
  return writeRun(
    parts,
    tx,
    {
      ...printed,
      albumId: batch.album_id,
      kind: batch.kind,
      by: batch.created_by,
      email: maker?.email ?? '',
      locale: batch.language,
      category: batch.category,
      consentAt: batch.consent_at,
      address: {
        organization: name,
        first_name: '',
        last_name: '',
        address1: street,
        address2: '',
        zip_code: zip,
        city,
        country_code: country,
      },
      country,
      currency,
      tax: vatOf(country, today.day),
      priceList: currentPriceList(lists, currency, today.day).id,
      albums,
      packs,
      comment: t('batches.run_comment', { count: orders }),
      delivery: estimateDelivery({ albums, designCheck: false, country }, today, calendar, capacity),
    },
    now,
  );
}
