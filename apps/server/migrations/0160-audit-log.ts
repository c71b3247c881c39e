import { sql, type Kysely } from 'kysely';

/** What staff did: written once, and by nobody changed or taken away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: it outlives orders and accounts.
  await sql`create table audit_log (
    id text primary key,
    position integer generated always as identity,
    at timestamptz not null,
    by_sub text,
    by_email text,
    action text not null,
    order_id text,
    subject text not null,
    before jsonb,
    after jsonb
  )`.execute(db);
  await sql`create unique index audit_log_by_position on audit_log (position)`.execute(db);
  await sql`create index audit_log_of_order on audit_log (order_id, position)`.execute(db);
  await sql`create function audit_log_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_log is append-only';
    end
  $$`.execute(db);
  // By rows: a restored backup empties the table, which holds none then.
  await sql`create trigger audit_log_stays before update or delete on audit_log
    for each row execute function audit_log_stays()`.execute(db);
}
