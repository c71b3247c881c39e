import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ExportsParts } from './exports-parts.ts';
import * as queries from './exports.queries.ts';
import type { Failure } from './failure.ts';

export interface EndingParts {
  readonly db: Kysely<Database>;
  readonly ended: ExportsParts['ended'];
}

interface Ending {
  readonly id: string;
  /** Null: it is finished. */
  readonly failure: Failure | null;
  /** The attempt that says so, where it is one. */
  readonly attempt?: string;
}

/** Finishes an export, or gives it up; the order that it was made for hears of it, or neither happens. */
export function endJob({ db, ended }: EndingParts, { id, failure, attempt }: Ending): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const change = failure ? { failure: JSON.stringify(failure) } : {};
    const moved = await queries.moveJob(tx, id, failure ? 'error' : 'finished', change, attempt);
    if (moved) await tellOrder(tx, ended, { id, failure });
    return moved;
  });
}

/** Of archives alone: other files of an order are for looking at. */
export async function tellOrder(
  tx: Transaction<Database>,
  ended: ExportsParts['ended'],
  { id, failure }: Pick<Ending, 'id' | 'failure'>,
): Promise<void> {
  const job = await queries.findJob(tx, id);
  if (!job || job.order_id === null || job.params.mode !== 'artifact') return;
  const rules = failure?.code === 'checks_failed' ? failure.detail.split(', ') : [];
  await ended(tx, { jobId: id, orderId: job.order_id, failure, rules });
}
