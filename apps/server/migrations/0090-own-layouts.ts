import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table own_layouts (
    id text primary key,
    owner text not null,
    created_by text not null,
    title text not null,
    design text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index own_layouts_owner on own_layouts (owner, created_at)`.execute(db);
}
