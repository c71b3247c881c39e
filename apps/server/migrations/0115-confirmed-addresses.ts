import { sql, type Kysely } from 'kysely';

/** Who signs up has an account at once; the address is theirs when a mail has proved it, and then nobody else's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_email_key, add column email_confirmed_at timestamptz`.execute(
    db,
  );
  await sql`create unique index accounts_confirmed_email on accounts (email) where email_confirmed_at is not null`.execute(
    db,
  );
  await sql`create index accounts_email on accounts (email)`.execute(db);

  // Whoever was here before counts as confirmed.
  await sql`update accounts set email_confirmed_at = created_at`.execute(db);
  await sql`update users set activated_at = first_seen_at where activated_at is null`.execute(db);

  // Links that prove an address, also of people who signed in elsewhere.
  await sql`create table activation_links (
    token_hash text primary key,
    user_sub text not null,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index activation_links_expiry on activation_links (expires_at)`.execute(db);
}
