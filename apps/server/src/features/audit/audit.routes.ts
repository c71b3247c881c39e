import { orderName, orderNumber } from '@figurina/commerce';
import { type AuditEntry, listAuditLog } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { type AuditWords, auditWords } from './audit-words.ts';
import { listEntries, type StoredEntry } from './audit.queries.ts';

export function serveAuditLog(http: FastifyInstance, { db }: { readonly db: Kysely<Database> }): void {
  route(http, listAuditLog, async ({ query: { order_id: orderId, order, by, action, page, per }, request }) => {
    const wanted = { orderId, orderNumber: order === undefined ? undefined : orderNumber(order), by, action };
    const { entries, total } = await listEntries(db, wanted, { page, per });
    const words = await auditWords(localeOf(request));
    return {
      entries: entries.map((entry) => wireEntry(entry, words)),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });
}

function wireEntry(entry: StoredEntry, words: AuditWords): AuditEntry {
  const { id, at, by_sub, by_email, action, order_id, number, subject, before, after } = entry;
  return {
    id,
    at: at.toISOString(),
    by: by_sub === null ? null : { id: by_sub, email: by_email ?? '' },
    action,
    deed: words.deed(action),
    order: order_id === null || number === null ? null : { id: order_id, name: orderName(number) },
    subject,
    before,
    after,
    changes: words.changes(entry),
  };
}
