/** The archive that a print shop gets of an order: of its approved copy, with its packs. */
import { presetSettings } from '@figurina/album';
import { renderParamsSchema } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts';
import type { ExportsParts } from './exports-parts.ts';
import * as queries from './exports.queries.ts';
import { prepareExport, type PrepareParts } from './order-export.ts';
import { printExport } from './print-export.ts';

export interface ArchiveOrder {
  readonly albumId: string;
  readonly orderId: string;
  /** The subject of who asked for it, or the house. */
  readonly by: string;
  readonly locale: Locale;
}

/**
 * Answers the id of the job. `queued` is called in the transaction that queues it, with what it will print; what it refuses
 * is not printed.
 */
export type OrderArchive = (
  order: ArchiveOrder,
  queued: (
    tx: Transaction<Database>,
    job: { readonly id: string; readonly version: number; readonly hash: string },
  ) => Promise<Refusal | undefined>,
) => Promise<string | Refusal>;

export function createOrderArchive(parts: PrepareParts & Pick<ExportsParts, 'db' | 'jobs'>): OrderArchive {
  const { db, jobs } = parts;
  return async ({ albumId, orderId, by, locale }, queued) => {
    const own = { album_id: albumId, orderId, copy: 'approved', preset: 'artifact' } as const;
    const params = renderParamsSchema.parse({ ...presetSettings('artifact', 0), ...own });
    const prepared = await prepareExport(parts, params, locale);
    if (isRefusal(prepared)) return prepared;
    const { id, albumVersion: version, copy } = prepared;
    return db.transaction().execute(async (tx) => {
      const refused = await queued(tx, { id, version, hash: copy?.hash ?? '' });
      if (refused) return refused;
      await queries.insertJob(tx, { ...prepared, createdBy: by });
      await queries.setQueueId(tx, id, await jobs.send(printExport, { id }, { transaction: tx }));
      return id;
    });
  };
}
