/** Who sees an order: who placed it, who owns its album, administrators. For all others there is none. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { isOwner } from './orders-reading.queries.ts';
import { findOrder, type StoredOrder } from './stored-order.ts';

/** The order for somebody who may see it; members of the album may not: address and telephone are a person's. */
export async function openOrder(
  db: Kysely<Database>,
  id: string,
  caller: Pick<Caller, 'id' | 'admin'>,
): Promise<StoredOrder | Refusal> {
  const order = await findOrder(db, id);
  if (!order) return refuse('not_found');
  // Of a guest not even the album's owner: they order for themselves.
  const isOwners = async (): Promise<boolean> => order.run_id === null && isOwner(db, order.album_id, caller.id);
  const isTheirs = caller.admin || order.placed_by === caller.id || (await isOwners());
  return isTheirs ? order : refuse('not_found');
}
