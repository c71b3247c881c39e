/**
 * The background job that sends an archive to the print shop. Bears being run twice, also at the same time: the last that
 * took it up has it, and what arrives is the same bytes under the same name.
 */
import { createI18n } from '@figurina/locales';
import { z } from 'zod';
import { newId } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Attempt, JobHandler } from '../../../platform/jobs/jobs.ts';
import { addUpdate, findOrder } from '../../orders/index.ts';
import { type Fulfilment, Overtaken, TransferFailure, type TransferFault } from '../fulfilment.ts';
import { changeTransfer, claimTransfer, findArchive, findTransfer, type Transfer } from '../handover.queries.ts';
import type { HandoverContext } from '../handover-parts.ts';
import { assertFits } from '../requirements.ts';

/** Five times more, with pauses that grow. */
export const sendTransfer = defineJob({
  name: 'handover.transfer',
  data: z.object({ id: z.string() }),
  retries: 5,
  timeoutSeconds: 4 * 3600,
});

/** What another attempt cannot mend. */
const HOPELESS: ReadonlySet<TransferFault> = new Set(['host_key', 'refused', 'file_gone']);

export function createSendTransfer(parts: HandoverContext): JobHandler<{ id: string }> {
  const { db, clock } = parts;

  return {
    run: async ({ id }, attempt) => {
      const mine = newId();
      const transfer = await claimTransfer(db, id, mine);
      if (!transfer) return;
      try {
        if (!parts.fulfilment) throw new TransferFailure('refused', 'there is no print shop any more');
        await sendOnce(parts.fulfilment, transfer, mine, attempt);
        await completed(transfer, mine);
      } catch (error) {
        if (error instanceof Overtaken) return;
        const fault = error instanceof TransferFailure ? error.fault : 'unreachable';
        const isHopeless = HOPELESS.has(fault);
        if (isHopeless || attempt.last) await failed(id, mine, fault);
        else await changeTransfer(db, id, mine, { state: 'waiting', fault });
        if (isHopeless) attempt.log.error({ err: error }, 'transfer failed for good');
        else throw error;
      }
    },
    givenUp: async ({ id }) => failed(id, null, 'worker_died'),
  };

  async function sendOnce(house: Fulfilment, transfer: Transfer, mine: string, { signal }: Attempt): Promise<void> {
    const archive = await findArchive(db, transfer.order_id);
    const { file_key: key, production } = archive ?? {};
    if (archive?.id !== transfer.job_id || !key || !production)
      throw new TransferFailure('file_gone', `the archive ${transfer.job_id}`);
    assertFits(production, house);
    const bytes = Number(transfer.file_bytes);
    const order = { ...production, archive: { name: transfer.file_name, sha256: transfer.sha256, bytes } };
    const read = async (start: number) => {
      const file = await parts.files.get(key, { start, end: bytes - 1 });
      if (!file) throw new TransferFailure('file_gone', key);
      return file.stream;
    };
    const sent = async (count: number) => {
      if (!(await changeTransfer(db, transfer.id, mine, { sent_bytes: count }))) throw new Overtaken();
    };
    await house.submit({ order, read }, { signal, sent });
  }

  async function completed({ id, order_id, file_name }: Transfer, mine: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      if (!(await changeTransfer(tx, id, mine, { state: 'completed', completed_at: now }))) return;
      const metadata = { transfer_id: id, file: file_name };
      // Staff may have said so themselves, when it took too long.
      await addUpdate(tx, order_id, { signal: 'transfer_completed', by: 'system', metadata }, now);
    });
  }

  async function failed(id: string, mine: string | null, fault: TransferFault): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const transfer = await findTransfer(tx, id);
      if (!transfer || !(await changeTransfer(tx, id, mine, { state: 'failed', fault }))) return;
      const order = await findOrder(tx, transfer.order_id);
      if (!order) return;
      const { t } = await createI18n(order.language, ['handover']);
      const words = t(`handover.fault.${fault}`);
      const metadata = { transfer_id: id, code: fault };
      await addUpdate(tx, order.id, { signal: 'transfer_failed', by: 'system', message: words, metadata }, clock.now());
      await parts.mails.write(tx, 'print_failed', order, { round: id, words });
    });
  }
}
