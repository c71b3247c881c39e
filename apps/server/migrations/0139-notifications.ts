import { sql, type Kysely } from 'kysely';

/** What people are told of, what they want to be told of, and how far they have read the comments of an album. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notifications (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    user_sub text not null,
    kind text not null,
    by_sub text,
    path text not null,
    excerpt text not null,
    thing text,
    thread text,
    mail text not null check (mail in ('none', 'due', 'digest', 'sent')),
    created_at timestamptz not null,
    read_at timestamptz,
    withdrawn boolean not null default false
  )`.execute(db);
  await sql`create unique index notifications_once on notifications (album_id, user_sub, thing, kind)
    where thing is not null`.execute(db);
  await sql`create index notifications_of_person on notifications (user_sub, id)`.execute(db);
  await sql`create index notifications_unread on notifications (user_sub, album_id) where read_at is null`.execute(db);
  await sql`create index notifications_to_mail on notifications (mail, id) where mail in ('due', 'digest')`.execute(db);
  await sql`create index notifications_by_time on notifications (created_at)`.execute(db);
  await sql`create table notification_preferences (
    album_id text not null references albums (id) on delete cascade,
    user_sub text not null,
    level text not null check (level in ('all', 'mentions', 'none')),
    primary key (album_id, user_sub)
  )`.execute(db);
  await sql`create table comment_reads (
    album_id text not null references albums (id) on delete cascade,
    user_sub text not null,
    comment_id text not null,
    read_until timestamptz not null,
    primary key (album_id, user_sub, comment_id)
  )`.execute(db);
  // How far the log was looked through for comments that nobody was told of: one row.
  await sql`create table comment_sweep (id integer primary key check (id = 1), until timestamptz not null)`.execute(db);
  await sql`create index album_mutations_by_time on album_mutations using brin (created_at)`.execute(db);
}
