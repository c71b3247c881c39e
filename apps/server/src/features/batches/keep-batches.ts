/** Runs that are made and changed by whoever may order the album. */
import { BATCH_RULES, type BatchKind, houseClock } from '@figurina/commerce';
import { type changeBatch, type createBatch, LIMITS, type RequestOf } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { holdAlbum } from '../albums/index.ts';
import { albumErrors, categoryOf, factsOf } from '../checkout/index.ts';
import { keepConsent, printConsentText } from '../consents/index.ts';
import { allOrNothing, lastApproved } from '../orders/index.ts';
import type { BatchJobs } from './batch-jobs.ts';
import { batchFaults, batchWrong, type BatchFault } from './batch-faults.ts';
import { motifsOfAlbum } from './batch-motifs.ts';
import { hashOfToken, newBatchToken } from './batch-links.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as queries from './batches.queries.ts';

type NewBatch = Required<RequestOf<typeof createBatch>['body']['batch']>;
type BatchChange = RequestOf<typeof changeBatch>['body']['batch'];

export async function makeBatch(
  parts: BatchesParts,
  { albumId, wish, caller, locale }: { albumId: string; wish: NewBatch; caller: Caller; locale: Locale },
): Promise<queries.StoredBatch | Refusal> {
  const { db, clock, documents, identity } = parts;
  if (!(await identity.isConfirmed(caller.id))) return refuse('address_unconfirmed');
  const now = clock.now();
  const faults = batchFaults(wish, houseClock(now).day);
  if (!wish.print_access_consent) faults.push('print_access_consent');
  if (faults.length > 0) return batchWrong(faults, locale, { least: BATCH_RULES[wish.kind].least });
  const current = await documents.readDocument(albumId);
  const album = await queries.findAlbum(db, albumId);
  if (!current || !album) return refuse('not_found');
  if (album.is_blueprint) return refuse('blueprint_not_orderable');
  return allOrNothing(db, async (tx) => {
    await holdAlbum(tx, albumId);
    const open = (await queries.listOfAlbum(tx, albumId)).filter(({ state }) => state === 'open' || state === 'closed');
    if (open.length >= LIMITS.batchesOpen) return refuse('too_many_requests');
    const approved = await lastApproved(tx, albumId);
    if (!approved && BATCH_RULES[wish.kind].needsApproval) return refuse('batch_needs_approval');
    const document = approved?.document ?? current.document;
    // Prices are of what there is to print: an album that nobody could print has none.
    if (!approved && albumErrors(document).length > 0) return refuse('album_not_printable');
    const id = newId(now.getTime());
    const token = newBatchToken();
    await queries.insertBatch(tx, {
      id,
      album_id: albumId,
      kind: wish.kind,
      title: approved?.title ?? album.title,
      // Numbers are as they stand in what was printed.
      facts: JSON.stringify({
        ...factsOf(document),
        ...(wish.kind === 'topup' && { motifs: motifsOfAlbum(document) }),
      }),
      category: categoryOf(album),
      note: wish.note,
      language: locale,
      minimum: wish.minimum,
      close_at: wish.close_at,
      deadline: wish.deadline,
      token,
      token_hash: hashOfToken(token),
      created_by: caller.id,
      consent_at: now,
      run_id: null,
      decided_at: null,
      created_at: now,
    });
    const text = await printConsentText(locale);
    await keepConsent(tx, { kind: 'print', sub: caller.id, subjectId: id, language: locale, text, now });
    return (await queries.findBatch(tx, id))!;
  });
}

/** The minimum stays: what guests pay depends on it. A number that is reached already ends it at once. */
export async function changeOwnBatch(
  { db, clock }: BatchesParts,
  { mayBeDue }: Pick<BatchJobs, 'mayBeDue'>,
  { albumId, batchId, change, locale }: { albumId: string; batchId: string; change: BatchChange; locale: Locale },
): Promise<queries.StoredBatch | Refusal> {
  return allOrNothing(db, async (tx) => {
    const batch = await queries.holdBatch(tx, batchId);
    if (!batch || batch.album_id !== albumId) return refuse('not_found');
    if (batch.state !== 'open' && batch.state !== 'closed') return refuse('batch_not_possible');
    const { note = batch.note, deadline = batch.deadline, close_at = batch.close_at } = change;
    const isSameDay = deadline === batch.deadline;
    const faults: BatchFault[] = batchFaults({ ...batch, deadline, close_at }, houseClock(clock.now()).day).filter(
      (fault) => fault !== 'deadline' || !isSameDay,
    );
    if (faults.length > 0) return batchWrong(faults, locale, { least: BATCH_RULES[batch.kind].least });
    await queries.updateBatch(tx, batchId, { note, deadline, close_at });
    if (close_at !== batch.close_at) await mayBeDue(tx, batchId);
    return (await queries.findBatch(tx, batchId))!;
  });
}

/** What can be made of an album now. */
export async function kindsOf({ db }: Pick<BatchesParts, 'db'>, albumId: string) {
  const approved = await db.transaction().execute((tx) => lastApproved(tx, albumId));
  return (Object.keys(BATCH_RULES) as BatchKind[]).map((kind) => ({
    kind,
    least: BATCH_RULES[kind].least,
    available: approved !== undefined || !BATCH_RULES[kind].needsApproval,
  }));
}
