import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who was a member before there were roles designs with the owner. The row of the owner has the role of an editor, too.
  await sql`alter table album_members
    add column role text not null default 'editor' check (role in ('editor', 'filler', 'commenter', 'reader')),
    add column sections jsonb`.execute(db);
}
