/** An archive begins its way to the houses that make something of it: once an order and house, whoever asks and however often. */
import type { Caller } from '../../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { addUpdate, type StoredOrder } from '../../orders/index.ts';
import { archiveState, type ReadyArchive, readyArchive } from '../archive-state.ts';
import { archiveOf, holdOrder, insertTransfer, type Transfer, transfersOf } from '../handover.queries.ts';
import type { HandoverContext, Tx } from '../handover-parts.ts';
import { type House, sharesOf } from '../houses/houses.ts';
import { sendTransfer } from './send-transfer.ts';

type By = Pick<Caller, 'id' | 'email'> | null;

/** Nothing happens where the same archive is on its way or was sent. `by` null: the house itself. */
export async function startTransferOf(
  parts: HandoverContext,
  tx: Tx,
  order: StoredOrder,
  by: By,
): Promise<Refusal | undefined> {
  const { houses } = parts;
  if (houses.length === 0) return refuse('transfer_off');
  if (order.ended_at !== null) return refuse('order_ended');
  await holdOrder(tx, order.id);
  const state = await archiveState(parts, tx, order);
  const before = await transfersOf(tx, order.id);
  const ready = readyArchive(state);
  if (!ready) {
    if ([...before.values()].some(isOpen)) return undefined;
    return { ...refuse('artifact_not_ready'), progress: progressOf(state.archive) };
  }
  for (const { house } of sharesOf(ready.production, houses)) {
    if (!isDue(before.get(house.id), ready)) continue;
    const refused = await start(parts, tx, { order, ready, house, by });
    if (refused) return refused;
  }
  return undefined;
}

/** Whether a house has not got this archive, nor gets one now. */
export function isDue(before: Transfer | undefined, ready: ReadyArchive): boolean {
  if (!before) return true;
  return !isOpen(before) && !(before.state === 'completed' && archiveOf(before) === ready.sha256);
}

function isOpen({ state }: Pick<Transfer, 'state'>): boolean {
  return state === 'waiting' || state === 'sending';
}

interface Start {
  readonly order: StoredOrder;
  readonly ready: ReadyArchive;
  readonly house: House;
  readonly by: By;
}

async function start(
  { clock, jobs, audit, houses }: HandoverContext,
  tx: Tx,
  { order, ready, house, by }: Start,
): Promise<Refusal | undefined> {
  const now = clock.now();
  const { jobId: job_id, name: file_name, bytes: file_bytes, sha256 } = ready;
  const id = newId(now.getTime());
  const to = houses.length > 1 ? { house: house.fulfilment.target } : {};
  const metadata = { transfer_id: id, file: file_name, sha256, ...to };
  const happening = { signal: 'transfer_started', by: 'system', sub: by?.id ?? null, metadata } as const;
  const refused = await addUpdate(tx, order.id, happening, now);
  if (refused) return refused;
  const of = { order_id: order.id, house: house.id, job_id, archive_sha256: sha256 };
  await insertTransfer(tx, { ...of, id, file_name, file_bytes, sha256, by_sub: by?.id ?? null }, now);
  await jobs.send(sendTransfer, { id }, { transaction: tx });
  const after = { file: file_name, ...to };
  await audit.write(tx, { by, action: 'order.transfer', orderId: order.id, subject: id, after });
  return undefined;
}

export function progressOf(archive: { readonly state: string; readonly progress: number } | undefined): number {
  return archive && archive.state !== 'error' ? archive.progress : 0;
}
