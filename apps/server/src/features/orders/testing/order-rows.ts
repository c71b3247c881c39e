import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Everything that orders write, counted; of albums the one that is ordered. */
export async function orderRows(db: Kysely<Database>, albumId: string): Promise<Record<string, string>> {
  const { rows } = await sql<Record<string, string>>`select
    (select count(*) from orders) as orders, (select count(*) from order_addresses) as addresses,
    (select count(*) from order_lines) as lines, (select count(*) from order_snapshots) as snapshots,
    (select count(*) from order_updates) as updates, (select count(*) from order_requests) as requests,
    (select count(*) from order_mails) as told, (select count(*) from mails) as mails,
    (select count(*) from voucher_redemptions) as redemptions,
    (select count(*) from pgboss.job where name = 'invoices.make' or name like 'mail%') as jobs,
    (select count(*) from albums where id = ${albumId} and (has_order or release_date is not null)) as ordered`.execute(
    db,
  );
  return rows[0]!;
}
