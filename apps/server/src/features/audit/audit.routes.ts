import { orderName } from '@figurina/commerce';
import { type AuditEntry, listAuditLog } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { listEntries, type StoredEntry } from './audit.queries.ts';

export function serveAuditLog(http: FastifyInstance, { db }: { readonly db: Kysely<Database> }): void {
  route(http, listAuditLog, async ({ query: { order_id: orderId, by, action, page, per } }) => {
    const { entries, total } = await listEntries(db, { orderId, by, action }, { page, per });
    return {
      entries: entries.map(wireEntry),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });
}

function wireEntry({ id, at, by_sub, by_email, action, order_id, number, subject, before, after }: StoredEntry) {
  return {
    id,
    at: at.toISOString(),
    by: by_sub === null ? null : { id: by_sub, email: by_email ?? '' },
    action,
    order: order_id === null || number === null ? null : { id: order_id, name: orderName(number) },
    subject,
    before,
    after,
  } satisfies AuditEntry;
}
