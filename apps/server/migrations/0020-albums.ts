import { sql, type Kysely } from 'kysely';

const PARTS = ['workspace', 'stickers', 'colors', 'fonts', 'sticker_template_settings', 'images'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // `version` is the number of the album's last mutation; the six parts are the snapshot at `snapshot_version`.
  // Its rest lies in the log of mutations. Whoever changes an album locks its row here first.
  await sql`create table albums (
    id text primary key,
    owner_id text not null,
    title text not null,
    release_date text check (release_date ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    language text not null,
    locked boolean not null default false,
    is_blueprint boolean not null default false,
    blueprint_id text,
    blueprint_category text,
    email_notifications_enabled boolean not null default true,
    organization jsonb,
    cover_key text,
    statistics jsonb not null,
    schema_version integer not null,
    version integer not null default 0,
    snapshot_version integer not null default 0,
    workspace text not null,
    stickers text not null,
    colors text not null,
    fonts text not null,
    sticker_template_settings text not null,
    images text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  // Stored as they are: packing them costs more time than it saves (measured), and a row whose parts did not change is cheap to write.
  for (const part of PARTS) await sql`alter table albums alter column ${sql.id(part)} set storage external`.execute(db);
  await sql`create index albums_owner on albums (owner_id)`.execute(db);
}
