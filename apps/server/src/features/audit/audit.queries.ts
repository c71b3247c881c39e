import type { Currency } from '@figurina/commerce';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AuditRow } from './audit.tables.ts';

export interface Wanted {
  readonly orderId: string | undefined;
  /** Null: of an order that cannot be. */
  readonly orderNumber: number | null | undefined;
  /** The id or the e-mail address of a person. */
  readonly by: string | undefined;
  readonly action: string | undefined;
}

/** With the number of its order and what that is paid in, where it is there. */
export interface StoredEntry extends Selectable<AuditRow> {
  readonly number: number | null;
  readonly currency: Currency | null;
}

export async function insertEntry(tx: Kysely<Database>, row: Insertable<AuditRow>): Promise<void> {
  await tx.insertInto('audit_log').values(row).execute();
}

/** The newest first. */
export async function listEntries(
  db: Kysely<Database>,
  { orderId, orderNumber, by, action }: Wanted,
  { page, per }: { readonly page: number; readonly per: number },
): Promise<{ entries: StoredEntry[]; total: number }> {
  const wanted = db
    .selectFrom('audit_log')
    .$if(orderId !== undefined, (rows) => rows.where('audit_log.order_id', '=', orderId!))
    .$if(orderNumber !== undefined, (rows) =>
      rows.where('audit_log.order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('orders.number', '=', orderNumber!),
      ),
    )
    .$if(action !== undefined, (rows) => rows.where('audit_log.action', '=', action!))
    .$if(by !== undefined, (rows) =>
      rows.where((eb) => eb.or([eb('by_sub', '=', by!), eb(sql`lower(by_email)`, '=', by!.toLowerCase())])),
    );
  const [entries, { total }] = await Promise.all([
    wanted
      .leftJoin('orders', 'orders.id', 'audit_log.order_id')
      .selectAll('audit_log')
      .select(['orders.number', 'orders.currency'])
      .orderBy('position', 'desc')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { entries, total };
}
