import { sql, type Kysely } from 'kysely';

/** Wrong passwords by address and by where they came from; an empty origin is the sum of all. Of use for minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sign_in_failures`.execute(db);
  await sql`create table sign_in_failures (
    address_hash text not null,
    origin_hash text not null,
    failures integer not null,
    last_failure_at timestamptz not null,
    locked_until timestamptz,
    primary key (address_hash, origin_hash)
  )`.execute(db);
}
