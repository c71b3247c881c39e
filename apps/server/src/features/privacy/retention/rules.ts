/** How long what is kept, and how it goes: each rule once, for the nightly job and for the report. */
import type { RetentionRuleName } from '@figurina/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { eraseOrders } from '../erasing/erase-orders.ts';

type Tx = Transaction<Database>;

export interface Swept {
  readonly erased: number;
  /** Files that go once it is committed. */
  readonly files: readonly string[];
}

export interface RetentionRule {
  readonly name: RetentionRuleName;
  /** 0: for ever. */
  readonly keptMs: number;
  /** What is older than `before` and still there. */
  waiting(db: Kysely<Database>, before: Date): Promise<number>;
  sweep(tx: Tx, before: Date): Promise<Swept>;
}

/** A table whose rows go when they are old, by a column with their time. */
function oldRows(
  name: RetentionRuleName,
  keptMs: number,
  table: keyof Database,
  old: (before: Date) => ReturnType<typeof sql>,
): RetentionRule {
  return {
    name,
    keptMs,
    waiting: async (db, before) => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
        where ${old(before)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    sweep: async (tx, before) => {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${old(before)}`.execute(tx);
      return { erased: Number(numAffectedRows), files: [] };
    },
  };
}

const ENDED = sql`coalesce(accepted_at, cancelled_at, expires_at)`;

export function retentionRules({ privacy }: Pick<Config, 'privacy'>): RetentionRule[] {
  return [
    oldRows('mail_log', privacy.mailLogKeepMs, 'mail_log', (before) => sql`at < ${before}`),
    oldRows('outbox', privacy.mailLogKeepMs, 'mails', (before) => sql`created_at < ${before}`),
    oldRows('notifications', privacy.notificationsKeepMs, 'notifications', (before) => sql`created_at < ${before}`),
    oldRows('invitations', privacy.invitationsKeepMs, 'invitations', (before) => sql`${ENDED} < ${before}`),
    oldRows('audit_log', privacy.auditKeepMs, 'audit_log', (before) => sql`at < ${before}`),
    {
      name: 'person_exports',
      keptMs: privacy.exportKeepMs,
      waiting: async (db, before) => (await oldExports(db, before)).length,
      sweep: async (tx, before) => {
        const old = await oldExports(tx, before);
        if (old.length > 0)
          await tx
            .deleteFrom('person_exports')
            .where(
              'id',
              'in',
              old.map(({ id }) => id),
            )
            .execute();
        return { erased: old.length, files: old.flatMap(({ file_key }) => file_key ?? []) };
      },
    },
    {
      name: 'orders',
      keptMs: privacy.ordersKeepMs,
      waiting: async (db, before) => (await oldOrders(db, before)).length,
      sweep: async (tx, before) => {
        const ids = await oldOrders(tx, before);
        if (ids.length === 0) return { erased: 0, files: [] };
        const files = await eraseOrders(tx, ids, { keepInvoiced: false });
        // The newest first: a credit note names the invoice before it.
        const invoices = await tx
          .selectFrom('invoices')
          .select(['id', 'pdf_key', 'xml_key'])
          .where('order_id', 'in', ids)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute();
        for (const { id, pdf_key, xml_key } of invoices) {
          await tx.deleteFrom('invoices').where('id', '=', id).execute();
          files.push(...[pdf_key, xml_key].filter((key) => key !== null));
        }
        await tx.updateTable('orders').set({ placed_by: EXPIRED }).where('id', 'in', ids).execute();
        return { erased: ids.length, files };
      },
    },
  ];
}

/** In the place of who ordered, when nothing of them is left. */
const EXPIRED = 'expired';

const oldExports = (db: Kysely<Database>, before: Date) =>
  db.selectFrom('person_exports').select(['id', 'file_key']).where('created_at', '<', before).execute();

/** Whole years: the law counts from the end of the year. Of those that wait for nothing. */
async function oldOrders(db: Kysely<Database>, before: Date): Promise<string[]> {
  const year = new Date(Date.UTC(before.getUTCFullYear(), 0, 1));
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('created_at', '<', year)
    .where('placed_by', '!=', EXPIRED)
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
