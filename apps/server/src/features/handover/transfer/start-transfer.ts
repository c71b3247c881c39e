/** An archive begins its way to the print shop: once an order, whoever asks and however often. */
import type { Caller } from '../../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { addUpdate, type StoredOrder } from '../../orders/index.ts';
import { archiveState, readyArchive } from '../archive-state.ts';
import { findTransferOf, holdOrder, insertTransfer } from '../handover.queries.ts';
import type { HandoverContext, Tx } from '../handover-parts.ts';
import { sendTransfer } from './send-transfer.ts';

/** Nothing happens where the same archive is on its way or was sent. `by` null: the house itself. */
export async function startTransferOf(
  parts: HandoverContext,
  tx: Tx,
  order: StoredOrder,
  by: Pick<Caller, 'id' | 'email'> | null,
): Promise<Refusal | undefined> {
  const { clock, jobs, audit, fulfilment } = parts;
  if (!fulfilment) return refuse('transfer_off');
  if (order.ended_at !== null) return refuse('order_ended');
  await holdOrder(tx, order.id);
  const now = clock.now();
  const state = await archiveState(parts, tx, order);
  const ready = readyArchive(state);
  const before = await findTransferOf(tx, order.id);
  if (before?.state === 'waiting' || before?.state === 'sending') return undefined;
  if (!ready) return { ...refuse('artifact_not_ready'), progress: progressOf(state.archive) };
  if (before?.state === 'completed' && before.sha256 === ready.sha256) return undefined;
  const { jobId: job_id, name: file_name, bytes: file_bytes, sha256 } = ready;
  const id = newId(now.getTime());
  const metadata = { transfer_id: id, file: file_name, sha256 };
  const happening = { signal: 'transfer_started', by: 'system', sub: by?.id ?? null, metadata } as const;
  const refused = await addUpdate(tx, order.id, happening, now);
  if (refused) return refused;
  const transfer = { id, order_id: order.id, job_id, file_name, file_bytes, sha256, by_sub: by?.id ?? null };
  await insertTransfer(tx, transfer, now);
  await jobs.send(sendTransfer, { id }, { transaction: tx });
  await audit.write(tx, { by, action: 'order.transfer', orderId: order.id, subject: id, after: { file: file_name } });
  return undefined;
}

export function progressOf(archive: { readonly state: string; readonly progress: number } | undefined): number {
  return archive && archive.state !== 'error' ? archive.progress : 0;
}
