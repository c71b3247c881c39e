/** What proves the packs of an order is reckoned behind it: whoever orders waits for a price, not for half a million packs. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/schema.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { findApprovedCopy } from '../orders-of-album.queries.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { findSnapshot, keepPacksHash } from '../orders-writing.queries.ts';
import { findOrder } from '../stored-order.ts';
import { documentOf } from './kept-copy.ts';
import { motifsOfAlbum, packsHash } from './pack-run.ts';

const provePacks = defineJob({
  name: 'orders.prove_packs',
  data: z.object({ orderId: z.string() }),
  // Nobody asks for it again.
  retries: 8,
});

/** With the transaction that gives an order its packs, or others. */
export async function packsToProve(
  { jobs }: Pick<OrdersParts, 'jobs'>,
  tx: Transaction<Database>,
  orderId: string,
): Promise<void> {
  await jobs.send(provePacks, { orderId }, { transaction: tx });
}

export function handlePackProofs({ db, jobs }: Pick<OrdersParts, 'db' | 'jobs'>): void {
  jobs.handle(provePacks, {
    run: async ({ orderId }) => {
      const order = await findOrder(db, orderId);
      if (!order || order.packs_seed === null || order.packs_per_album === null || order.ended_at) return;
      const { approval_id, albums, packs_per_album: packsPerAlbum, packs_seed: seed } = order;
      const copy = approval_id === null ? await findSnapshot(db, orderId) : await findApprovedCopy(db, approval_id);
      // Its approval was taken back: the next one proves them anew.
      if (!copy) return;
      const run = { motifs: motifsOfAlbum(documentOf(copy)), albums: order.packs ?? albums, packsPerAlbum };
      await keepPacksHash(db, order, await packsHash({ run, seed }));
    },
  });
}
