import { sql, type Kysely } from 'kysely';

/** How often a sticker link was opened, and when last: the album's and each personal one. Not by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sticker_links', 'sticker_people'])
    await sql`alter table ${sql.table(table)}
      add column visits integer not null default 0, add column visited_at timestamptz`.execute(db);
}
