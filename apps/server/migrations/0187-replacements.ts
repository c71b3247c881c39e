import { sql, type Kysely } from 'kysely';

/** Orders that replace a part of another one, at no price: one for each claim, which stays one when the claim is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column replacement boolean not null default false,
    add column claim_id text unique references order_claims (id) on delete set null`.execute(db);
}
