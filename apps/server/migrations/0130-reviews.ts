import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What keeps an album as it is: staff who look at it (review), a print approval, or staff for another reason.
  await sql`alter table albums
    add column has_order boolean not null default false,
    add column editors_may_approve boolean not null default false,
    add column lock_cause text check (lock_cause in ('review', 'approval', 'staff')),
    add column lock_reason text,
    add column locked_by text,
    add column locked_at timestamptz`.execute(db);
  await sql`update albums set lock_cause = 'staff' where locked`.execute(db);

  // Every time an album was locked or unlocked. Written once, never changed.
  await sql`create table album_locks (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    locked boolean not null,
    cause text not null,
    reason text,
    by_sub text not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create index album_locks_album on album_locks (album_id, at)`.execute(db);

  // What was said and decided: remarks of the staff, feedback of the makers, the print approval, its being opened again.
  await sql`create table album_reviews (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    kind text not null check (kind in ('remarks', 'feedback', 'approval', 'reopening')),
    content text not null,
    by_sub text not null,
    by_name text not null,
    by_staff boolean not null,
    version integer not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index album_reviews_album on album_reviews (album_id, created_at)`.execute(db);

  await sql`create table album_review_points (
    id text primary key,
    review_id text not null references album_reviews (id) on delete cascade,
    position integer not null,
    content text not null,
    done_at timestamptz,
    done_by text
  )`.execute(db);
  await sql`create index album_review_points_review on album_review_points (review_id, position)`.execute(db);

  await sql`create table album_review_replies (
    id text primary key,
    review_id text not null references album_reviews (id) on delete cascade,
    content text not null,
    by_sub text not null,
    by_name text not null,
    by_staff boolean not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index album_review_replies_review on album_review_replies (review_id, created_at)`.execute(db);

  // The copy that is printed. Written with its approval, never changed; a withdrawn photo makes it invalid.
  await sql`create table album_approvals (
    review_id text primary key references album_reviews (id) on delete cascade,
    album_id text not null,
    hash text not null,
    schema_version integer not null,
    title text not null,
    release_date text,
    language text not null,
    parts text not null,
    warnings jsonb not null,
    invalid_since timestamptz
  )`.execute(db);
  await sql`alter table album_approvals alter column parts set storage external`.execute(db);
  // Pictures of the copy, whose files stay as long as it does.
  await sql`create table album_approval_images (
    review_id text not null references album_approvals (review_id) on delete cascade,
    image_id text not null,
    primary key (review_id, image_id)
  )`.execute(db);
  await sql`create index album_approval_images_image on album_approval_images (image_id)`.execute(db);

  // What an order's timeline is to be told; the orders take it from here. Each stands once an album.
  await sql`create table review_signals (
    album_id text not null references albums (id) on delete cascade,
    signal text not null check (signal in ('review_feedback', 'review_completed')),
    review_id text not null,
    by_sub text not null,
    created_at timestamptz not null,
    taken_at timestamptz,
    primary key (album_id, signal)
  )`.execute(db);
}
