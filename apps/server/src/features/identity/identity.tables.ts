import type { ColumnType } from 'kysely';

export interface IdentityTables {
  accounts: AccountRow;
  oidc_records: OidcRecordRow;
  one_time_links: OneTimeLinkRow;
  sign_in_failures: SignInFailureRow;
  users: UserRow;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

/** Somebody who was seen with a valid access token, of whichever issuer. */
export interface UserRow {
  sub: string;
  email: string;
  nickname: string;
  picture: string | null;
  locale: string;
  roles: Json<string[]>;
  activated_at: Date | null;
  first_seen_at: Date;
  last_seen_at: Date;
}

/** An account of the embedded provider; `email` in lower case. No password means: only by one-time link. */
export interface AccountRow {
  id: string;
  email: string;
  nickname: string;
  locale: string;
  password_hash: string | null;
  roles: Json<string[]>;
  created_at: Date;
}

export interface OneTimeLinkRow {
  token_hash: string;
  purpose: string;
  account_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface SignInFailureRow {
  address_hash: string;
  failures: number;
  last_failure_at: Date;
  locked_until: Date | null;
}

export interface OidcRecordRow {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  account_id: string | null;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}
