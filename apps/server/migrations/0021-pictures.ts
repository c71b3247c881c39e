import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Uploaded files that became nothing yet.
  await sql`create table blobs (
    id text primary key,
    owner_id text not null,
    filename text not null,
    size integer not null,
    created_at timestamptz not null,
    stored_at timestamptz,
    used_for text,
    used_at timestamptz
  )`.execute(db);
  await sql`create index blobs_created_at on blobs (created_at)`.execute(db);

  // album_id: null for the content's own pictures, which everybody may see, and for those of deleted albums.
  // No foreign key: the files outlive the album until a job has removed them.
  await sql`create table images (
    id text primary key,
    album_id text,
    content boolean not null default false,
    source_hash text not null,
    files_id text not null,
    filename text not null,
    full_type text not null,
    drawing boolean not null,
    width integer not null,
    height integer not null,
    created_by text,
    created_at timestamptz not null,
    unused_since timestamptz
  )`.execute(db);
  await sql`create index images_album on images (album_id, source_hash)`.execute(db);
  await sql`create index images_files on images (files_id)`.execute(db);
  await sql`create index images_unused on images (unused_since) where unused_since is not null`.execute(db);
}
