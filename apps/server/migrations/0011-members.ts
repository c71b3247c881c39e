import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key on the user: people live at the issuer, `users` only remembers who was seen.
  await sql`create table album_members (
    id text primary key,
    album_id text not null,
    user_sub text not null,
    owner boolean not null,
    created_at timestamptz not null,
    unique (album_id, user_sub)
  )`.execute(db);
  await sql`create unique index album_members_one_owner on album_members (album_id) where owner`.execute(db);
  await sql`create index album_members_user on album_members (user_sub)`.execute(db);

  await sql`create table invitations (
    id text primary key,
    album_id text not null,
    email text not null check (email = lower(email)),
    token_hash text not null unique,
    invited_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    accepted_by text
  )`.execute(db);
  await sql`create unique index invitations_one_open on invitations (album_id, email) where accepted_at is null`.execute(
    db,
  );
  await sql`create index invitations_inviter on invitations (invited_by, created_at)`.execute(db);
}
