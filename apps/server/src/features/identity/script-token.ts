/** Access tokens without a browser: for scripts, and for the tests of every feature. */
import { ADMIN_ROLE } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { findAccountsByEmail, insertAccount, updateRoles, type Account } from './accounts/accounts.queries.ts';
import { createSignInLink } from './accounts/one-time-links.ts';
import { parseEmailAddress } from './email-address.ts';
import { loadKeys } from './provider/keys.ts';
import { embeddedIssuer } from './tokens/issuer.ts';
import { mintAccessToken } from './tokens/mint-access-token.ts';

export interface ScriptTokenParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'dataDir'>;
}

export interface ScriptTokenWish {
  email: string;
  /** Makes the account an administrator's; never takes the role away. */
  admin?: boolean;
  nickname?: string;
  locale?: Locale;
}

export type ScriptRefusal = { ok: false; code: 'email_invalid' };
export type ScriptToken = { ok: true; token: string; userId: string } | ScriptRefusal;
export type ScriptLink = { ok: true; link: string } | ScriptRefusal;

const VALID_SECONDS = 12 * 3600;

/** An access token of the embedded provider for whoever has this address; they are created when new, without a password. */
export async function createScriptToken(
  { db, clock, config }: ScriptTokenParts,
  wish: ScriptTokenWish,
): Promise<ScriptToken> {
  const email = parseEmailAddress(wish.email);
  if (!email) return { ok: false, code: 'email_invalid' };
  const account = await accountFor(db, { ...wish, email }, clock.now());
  const keys = await loadKeys(config.dataDir);
  const issuer = embeddedIssuer(config.baseUrl, keys);
  const token = await mintAccessToken({ keys, issuer, account, now: clock.now(), seconds: VALID_SECONDS });
  return { ok: true, token, userId: account.id };
}

/** For somebody who has no other way in, e.g. the administrator whose password is lost: works once, for a day. */
export async function createScriptLink(
  { db, clock, config }: ScriptTokenParts,
  wish: ScriptTokenWish,
): Promise<ScriptLink> {
  const email = parseEmailAddress(wish.email);
  if (!email) return { ok: false, code: 'email_invalid' };
  const account = await accountFor(db, { ...wish, email }, clock.now());
  return { ok: true, link: await createSignInLink(db, config.baseUrl, account.id, clock.now()) };
}

async function accountFor(db: Kysely<Database>, wish: ScriptTokenWish, now: Date): Promise<Account> {
  const { email, admin = false, nickname = email.split('@')[0] ?? email, locale = 'en' } = wish;
  const roles = admin ? [ADMIN_ROLE] : [];
  const [known] = await findAccountsByEmail(db, email);
  // Whoever operates the server vouches for the address.
  const account = known ?? (await insertAccount(db, { email, nickname, locale, roles, confirmed: true }, now));
  if (!account) throw new Error(`The account of ${email} vanished`);
  if (!admin || account.roles.includes(ADMIN_ROLE)) return account;
  const raised = [...account.roles, ADMIN_ROLE];
  await updateRoles(db, account.id, raised);
  return { ...account, roles: raised };
}
