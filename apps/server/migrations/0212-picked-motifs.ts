import { sql, type Kysely } from 'kysely';

/** Motifs by their numbers, made in numbers of their own: boxes that are replaced, single stickers that guests pick. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column motifs jsonb`.execute(db);
  await sql`alter table order_claims add column motifs jsonb not null default '[]'`.execute(db);
  await sql`alter table batch_guests add column motifs jsonb not null default '[]'`.execute(db);
}
