import { sql, type Kysely } from 'kysely';

/** Who brings people by a link of their own. Albums name the source since `0148-album-campaign`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table partners (
    id text primary key,
    name text not null,
    email text not null unique,
    url_source text not null unique check (url_source ~ '^[a-z0-9-]+$'),
    token_hash text not null unique,
    active boolean not null default true,
    created_by text not null,
    created_at timestamptz not null
  )`.execute(db);
}
