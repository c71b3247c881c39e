import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `album` is the album as it was when the export was ordered: what the render page gets, whatever is changed later.
  // No foreign key to albums: the files outlive the album until a job has removed them.
  await sql`create table render_jobs (
    id text primary key,
    album_id text not null,
    created_by text not null,
    queue_id text,
    params jsonb not null,
    state text not null,
    progress real not null default 0,
    attempt text,
    failure jsonb,
    checks jsonb not null,
    findings jsonb not null,
    sheets integer not null,
    album_version integer not null,
    album text not null,
    file_key text,
    file_name text,
    file_type text,
    file_bytes bigint,
    created_at timestamptz not null
  )`.execute(db);
  await sql`alter table render_jobs alter column album set storage external`.execute(db);
  await sql`create index render_jobs_album on render_jobs (album_id, created_at)`.execute(db);
  await sql`create index render_jobs_created on render_jobs (created_at)`.execute(db);

  await sql`create table render_tokens (
    hash text primary key,
    job_id text not null references render_jobs (id) on delete cascade,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index render_tokens_job on render_tokens (job_id)`.execute(db);
}
