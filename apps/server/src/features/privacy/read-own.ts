import type { Erasure as WireErasure, OwnData } from '@figurina/contract';
import type { Erasure } from './erasing/erasures.queries.ts';
import { openOrdersOf } from './erasing/open-orders.ts';
import { sharedAlbums } from './erasing/shared-albums.ts';
import { type StoredExport, wireExport } from './exporting/person-exports.ts';
import type { PrivacyParts } from './privacy-parts.ts';

const DAY_MS = 86_400_000;

/** What an erasure would meet. */
export async function readOwn(
  parts: PrivacyParts,
  sub: string,
  { open, last }: { readonly open: Erasure | undefined; readonly last: StoredExport | undefined },
): Promise<OwnData> {
  const { db, config, identity } = parts;
  const shared = await sharedAlbums(db, sub);
  const owned = await db
    .selectFrom('albums')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', sub)
    .executeTakeFirstOrThrow();
  const kept = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('placed_by', '=', sub)
    .where('id', 'in', (invoices) => invoices.selectFrom('invoices').select('order_id').where('number', 'is not', null))
    .executeTakeFirstOrThrow();
  return {
    person_export: last ? wireExport(last) : null,
    erasure: open ? wireErasure(open) : null,
    grace_days: Math.round(config.privacy.graceMs / DAY_MS),
    has_password: (await identity.passwordOf(sub)) !== undefined,
    shared_albums: shared,
    albums: Number(owned.count) - shared.length,
    open_orders: await openOrdersOf(parts, sub),
    kept_orders: Number(kept.count),
  };
}

export function wireErasure({ requested_at, due_at, asked_by }: Erasure): WireErasure {
  return { requested_at: requested_at.toISOString(), due_at: due_at.toISOString(), by_staff: asked_by !== null };
}
