import type { Country } from '@figurina/commerce';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;
export interface StoredCapacity {
  readonly albums_per_week: number | null;
  readonly closed_weeks: readonly string[];
}

/** `hold`: until the transaction ends, so that of two who order the last room one is told the week after. */
export async function findCapacity(
  db: Db,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<StoredCapacity> {
  const row = db.selectFrom('production_capacity').select(['albums_per_week', 'closed_weeks']);
  return (hold ? row.forUpdate() : row).executeTakeFirstOrThrow();
}

export async function updateCapacity(tx: Db, { albums_per_week, closed_weeks }: StoredCapacity): Promise<void> {
  const row = { albums_per_week, closed_weeks: JSON.stringify(closed_weeks) };
  await tx.updateTable('production_capacity').set(row).execute();
}

/** Orders that stand and are promised for a day or later, alike ones together. */
export async function findPromised(
  db: Db,
  { since, except }: { readonly since: string; readonly except?: string | undefined },
): Promise<{ delivery: string; country: Country; albums: number; count: number }[]> {
  let orders = db
    .selectFrom('orders')
    .select(['estimated_delivery as delivery', 'country', 'albums', sql<number>`count(*)::integer`.as('count')])
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    // What guests order is made with the run, which counts all of it.
    .where('run_id', 'is', null)
    .where('estimated_delivery', '>=', since);
  if (except !== undefined) orders = orders.where('id', '!=', except);
  return orders.groupBy(['estimated_delivery', 'country', 'albums']).execute();
}
