import type { Locale } from '@figurina/locales';
import type { ColumnType, Generated } from 'kysely';
import type { Device } from './sign-ins/device-of.ts';

export interface IdentityTables {
  accounts: AccountRow;
  activation_links: ActivationLinkRow;
  oidc_records: OidcRecordRow;
  one_time_links: OneTimeLinkRow;
  second_factors: SecondFactorRow;
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
  locale: Locale;
  roles: Json<string[]>;
  /** Since when the address is known to be theirs. */
  activated_at: Date | null;
  first_seen_at: Date;
  last_seen_at: Date;
}

/**
 * An account of the embedded provider; `email` in lower case. No password means: only by one-time link. Of all accounts with
 * an address at most one is confirmed.
 */
export interface AccountRow {
  id: string;
  email: string;
  nickname: string;
  locale: Locale;
  password_hash: string | null;
  roles: Json<string[]>;
  created_at: Date;
  email_confirmed_at: Date | null;
}

export interface OneTimeLinkRow {
  token_hash: string;
  purpose: string;
  account_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Not confirmed: it is being set up, and nobody is asked for it. */
export interface SecondFactorRow {
  account_id: string;
  /** In base32. */
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  /** Of the newest code that was used, in 30 seconds since 1970: none is good twice. */
  last_step: Generated<number>;
  /** Of the codes that were not used. */
  recovery_hashes: ColumnType<string[], string | undefined, string>;
}

/** Proves that an address is read by somebody, wherever they sign in. */
export interface ActivationLinkRow {
  token_hash: string;
  user_sub: string;
  email: string;
  created_at: Date;
  expires_at: Date;
}

/** An empty `origin_hash`: from everywhere together. */
export interface SignInFailureRow {
  address_hash: string;
  origin_hash: string;
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
  /** Of a grant, which is a sign-in. */
  device: ColumnType<Device | null, string | null | undefined, string | null>;
}
