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
import { Overtaken, TransferFailure, type TransferFault } from '../fulfilment.ts';
import {
  archiveOf,
  changeTransfer,
  claimTransfer,
  findArchive,
  findTransfer,
  forgetFile,
  holdOrder,
  type Transfer,
  transfersOf,
} from '../handover.queries.ts';
import type { HandoverContext } from '../handover-parts.ts';
import { partOf, type Share, sharesOf } from '../houses/houses.ts';
import { packPart, type PartArchive, type Whole } from '../houses/part-archive.ts';
import { assertFits } from '../requirements.ts';

/** Five times more, with pauses that grow. */
export const sendTransfer = defineJob({
  name: 'handover.transfer',
  data: z.object({ id: z.string() }),
  retries: 5,
  timeoutSeconds: 4 * 3600,
  // A slow house does not hold up the other one.
  concurrency: 2,
});

/** What another attempt cannot mend. */
const HOPELESS: ReadonlySet<TransferFault> = new Set(['host_key', 'refused', 'file_gone']);

interface PartFile extends PartArchive {
  readonly key: string;
  readonly name: string;
}

export function createSendTransfer(parts: HandoverContext): JobHandler<{ id: string }> {
  const { db, clock } = parts;

  return {
    run: async ({ id }, attempt) => {
      const mine = newId();
      const transfer = await claimTransfer(db, id, mine);
      if (!transfer) return;
      // Rejected or deleted since the last attempt: nobody prints it.
      if ((await findOrder(db, transfer.order_id))?.ended_at !== null) {
        await changeTransfer(db, id, mine, { state: 'failed' });
        await forget(id);
        return;
      }
      try {
        await sendOnce(transfer, mine, attempt);
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

  async function sendOnce(transfer: Transfer, mine: string, { signal }: Attempt): Promise<void> {
    const archive = await findArchive(db, transfer.order_id);
    const { file_key: whole, production } = archive ?? {};
    if (archive?.id !== transfer.job_id || !whole || !production)
      throw new TransferFailure('file_gone', `the archive ${transfer.job_id}`);
    const shares = sharesOf(production, parts.houses);
    const share = shares.find(({ house }) => house.id === transfer.house);
    if (!share) throw new TransferFailure('refused', 'there is no such print shop any more');
    const { fulfilment: house } = share.house;
    const own = partOf(production, share.products);
    assertFits(own, house);
    const all = { key: whole, name: transfer.file_name, bytes: Number(archive.file_bytes), sha256: transfer.sha256 };
    const file = shares.length === 1 ? all : await partFor(transfer, mine, share, { ...all, production });
    const { key, name, bytes, sha256 } = file;
    const order = { ...own, archive: { name, sha256, bytes } };
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

  /** Packed once, and kept as long as it is on its way. */
  async function partFor(
    transfer: Transfer,
    mine: string,
    { house, products }: Share,
    whole: Whole,
  ): Promise<PartFile> {
    const { id, file_key, file_name, file_bytes, sha256 } = transfer;
    if (file_key !== null) return { key: file_key, name: file_name, bytes: Number(file_bytes), sha256 };
    const order = await findOrder(db, transfer.order_id);
    if (!order) throw new TransferFailure('file_gone', 'the order');
    const key = `transfers/${id}/${mine}.zip`;
    const packed = await packPart(parts, whole, order, { products, key });
    // The name of the whole ends with the beginning of its hash.
    const name = file_name.replace(/-[0-9a-f]{8}\.zip$/, `-${house.id}-${packed.sha256.slice(0, 8)}.zip`);
    const file = { file_key: key, file_name: name, file_bytes: packed.bytes, sha256: packed.sha256 };
    if (await changeTransfer(db, id, mine, file)) return { key, name, ...packed };
    await parts.files.delete(key);
    throw new Overtaken();
  }

  async function completed(sent: Transfer, mine: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const { id, order_id } = sent;
      // Of two that end at once the second sees the first.
      await holdOrder(tx, order_id);
      if (!(await changeTransfer(tx, id, mine, { state: 'completed', completed_at: now }))) return;
      const all = [...(await transfersOf(tx, order_id)).values()].filter((one) => archiveOf(one) === archiveOf(sent));
      if (!all.every(({ state }) => state === 'completed')) return;
      const files = all.map(({ file_name }) => file_name);
      const metadata = { transfer_id: id, file: files.join(', ') };
      // Staff may have said so themselves, when it took too long.
      await addUpdate(tx, order_id, { signal: 'transfer_completed', by: 'system', metadata }, now);
    });
    await forget(sent.id);
  }

  async function forget(id: string): Promise<void> {
    const key = (await findTransfer(db, id))?.file_key;
    if (!key) return;
    await parts.files.delete(key);
    await forgetFile(db, id);
  }

  async function failed(id: string, mine: string | null, fault: TransferFault): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const transfer = await findTransfer(tx, id);
      if (!transfer || !(await changeTransfer(tx, id, mine, { state: 'failed', fault }))) return;
      const order = await findOrder(tx, transfer.order_id);
      if (!order) return;
      const { t } = await createI18n(order.language, ['handover']);
      const house = parts.houses.length > 1 ? parts.houses.find((one) => one.id === transfer.house) : undefined;
      const to = house ? { house: house.fulfilment.target } : {};
      const words = [to.house, t(`handover.fault.${fault}`)].filter(Boolean).join(': ');
      const metadata = { transfer_id: id, code: fault, ...to };
      await addUpdate(tx, order.id, { signal: 'transfer_failed', by: 'system', message: words, metadata }, clock.now());
      await parts.mails.write(tx, 'print_failed', order, { round: id, words });
    });
    await forget(id);
  }
}
