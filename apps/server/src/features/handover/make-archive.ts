/** Has the archive of an order made, and writes into its timeline what became of it. */
import { createI18n, type Locale } from '@figurina/locales';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { type EndedArchive, failureText } from '../exports/index.ts';
import { addUpdate, findOrder, type StoredOrder } from '../orders/index.ts';
import { findArchive, holdOrder } from './handover.queries.ts';
import type { HandoverContext, HandoverParts, Tx } from './handover-parts.ts';
import { startTransferOf } from './transfer/start-transfer.ts';

const startArchive = defineJob({ name: 'handover.start_archive', data: z.object({ orderId: z.string() }), retries: 2 });

/** An order whose copy was approved: its archive is made by itself. In the transaction that approves it. */
export async function archiveDue({ jobs, config }: Pick<HandoverParts, 'jobs' | 'config'>, tx: Tx, orderId: string) {
  if (config.handover.exportAtApproval) await jobs.send(startArchive, { orderId }, { transaction: tx });
}

export function handleArchives(parts: HandoverParts): void {
  parts.jobs.handle(startArchive, {
    run: async ({ orderId }, { log }) => {
      const order = await findOrder(parts.db, orderId);
      if (!order) return;
      const refused = await makeArchive(parts, order, { by: null, locale: order.language });
      // Taken back or called off meanwhile: whoever approves it again has it made again.
      if (refused) log.warn({ code: refused.code, orderId }, 'no archive is made');
      if (refused && !TAKEN_BACK.has(refused.code)) await notMade(parts, order, refused);
    },
  });
}

const TAKEN_BACK: ReadonlySet<Refusal['code']> = new Set([
  'copy_not_approved',
  'copy_withdrawn',
  'order_ended',
  'order_update_not_possible',
]);

interface ArchiveWish {
  /** Null: the house itself. */
  readonly by: Pick<Caller, 'id' | 'email'> | null;
  readonly locale: Locale;
}

/** Nothing happens while one is made. */
export async function makeArchive(
  { clock, orderArchive, audit }: HandoverParts,
  order: StoredOrder,
  { by, locale }: ArchiveWish,
): Promise<Refusal | undefined> {
  if (order.ended_at !== null) return refuse('order_ended');
  const wish = { albumId: order.album_id, orderId: order.id, by: by?.id ?? 'house', locale };
  const made = await orderArchive(wish, async (tx, { id, version, hash }) => {
    if (!(await holdOrder(tx, order.id))) return refuse('not_found');
    const before = await findArchive(tx, order.id);
    if (before && before.state !== 'finished' && before.state !== 'error') return refuse('conflict');
    const metadata = { job_id: id, version, hash };
    const happening = { signal: 'export_started', by: 'system', sub: by?.id ?? null, metadata } as const;
    const refused = await addUpdate(tx, order.id, happening, clock.now());
    if (refused) return refused;
    await audit.write(tx, { by, action: 'order.export', orderId: order.id, subject: id, after: { version, hash } });
    return undefined;
  });
  return isRefusal(made) && made.code !== 'conflict' ? made : undefined;
}

/** What was approved cannot be printed at all, e.g. for want of a cover. */
async function notMade({ db, clock, mails }: HandoverParts, order: StoredOrder, refused: Refusal): Promise<void> {
  const { t } = await createI18n(order.language, ['problems']);
  const words = [t(`problems.${refused.code}`), ...(refused.errors ?? []).map(({ detail }) => detail)].join('\n');
  const metadata = { code: refused.code };
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    await addUpdate(tx, order.id, { signal: 'export_started', by: 'system', metadata }, now);
    await addUpdate(tx, order.id, { signal: 'export_failed', by: 'system', message: words, metadata }, now);
    await mails.write(tx, 'print_failed', order, { round: now.toISOString(), words });
  });
}

/** In the transaction that ends the export. */
export async function archiveEnded(
  parts: HandoverContext,
  tx: Tx,
  { jobId, orderId, failure, rules }: EndedArchive,
): Promise<void> {
  const { clock, mails, config } = parts;
  const order = await findOrder(tx, orderId);
  if (!order) return;
  if (!failure) {
    await addUpdate(
      tx,
      orderId,
      { signal: 'export_completed', by: 'system', metadata: { job_id: jobId } },
      clock.now(),
    );
    // Somebody has to have wished it: what cannot be sent now is sent by hand.
    if (config.handover.transferAtExport) await startTransferOf(parts, tx, (await findOrder(tx, orderId))!, null);
    return;
  }
  const { t } = await createI18n(order.language, ['exports']);
  const words = failureText(t, failure);
  const metadata = { job_id: jobId, code: failure.code, rules: [...rules] };
  const refused = await addUpdate(
    tx,
    orderId,
    { signal: 'export_failed', by: 'system', message: words, metadata },
    clock.now(),
  );
  if (refused || failure.code === 'cancelled') return;
  await mails.write(tx, 'print_failed', order, { round: jobId, words });
}
