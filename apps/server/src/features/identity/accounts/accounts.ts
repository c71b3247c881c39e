/** What people do with their accounts at the embedded provider. Refusals are values; pages and tests read the same. */
import { ADMIN_ROLE } from '@figurina/contract';
import { FALLBACK_LOCALE, type Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Mails } from '../../mails/index.ts';
import { parseEmailAddress } from '../email-address.ts';
import { revokeAccount } from '../provider/oidc-adapter.ts';
import * as queries from './accounts.queries.ts';
import { forgive, takeAttempt } from './lock-out.ts';
import { countLinks, createLink, createSignInLink, LINK_MINUTES, peekLink, redeemLink } from './one-time-links.ts';
import { hashPassword, passwordFault, verifyPassword, type PasswordFault } from './passwords.ts';

export type Account = queries.Account;

export type SignIn =
  | { ok: true; account: Account }
  | { ok: false; code: 'wrong' }
  | { ok: false; code: 'locked'; until: Date };

export interface SignUpForm {
  email: string;
  nickname: string;
  password: string;
  locale: Locale;
}
export interface SignUpFaults {
  email?: 'email_invalid' | 'email_taken';
  nickname?: 'nickname_missing' | 'nickname_long';
  password?: PasswordFault;
}
export type SignUp = { ok: true; account: Account } | { ok: false; faults: SignUpFaults };

export type NewPassword =
  | { ok: true; account: Account }
  | { ok: false; code: 'link_gone' }
  | { ok: false; code: PasswordFault };

export const NICKNAME_LENGTH = 60;
/** Mails about one account within the life of a link. */
const RESETS_AT_ONCE = 3;

export interface AccountsParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'adminEmail'>;
  mails: Pick<Mails, 'sendPasswordReset' | 'sendPasswordChanged'>;
}
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ db, clock, config, mails }: AccountsParts) {
  async function accountOfReset(token: string): Promise<Account | undefined> {
    const id = await peekLink(db, token, 'password_reset', clock.now());
    return id ? queries.findAccount(db, id) : undefined;
  }

  /** Somebody who merely signed up with ADMIN_EMAIL is not raised. */
  async function makeAdministrator(): Promise<Account> {
    const email = config.adminEmail.toLowerCase();
    const wish = { email, nickname: 'Admin', locale: FALLBACK_LOCALE, roles: [ADMIN_ROLE] };
    const account =
      (await queries.insertAccount(db, wish, clock.now())) ?? (await queries.findAccountByEmail(db, email));
    if (account?.roles.includes(ADMIN_ROLE)) return account;
    throw new Error(`${email} has an account that is no administrator's: set ADMIN_EMAIL to another address`);
  }

  return {
    /** Takes the same time and gives the same answer whether or not the address has an account. */
    async signIn(email: string, password: string): Promise<SignIn> {
      const now = clock.now();
      const attempt = await takeAttempt(db, email, now);
      if (!attempt.ok) return { ok: false, code: 'locked', until: attempt.lockedUntil };
      const account = await queries.findAccountByEmail(db, parseEmailAddress(email) ?? '');
      const right = await verifyPassword(password, account?.password_hash ?? null);
      if (account && right) {
        await forgive(db, email);
        return { ok: true, account };
      }
      return attempt.locksUntil
        ? { ok: false, code: 'locked', until: attempt.locksUntil }
        : { ok: false, code: 'wrong' };
    },

    async signUp(form: SignUpForm): Promise<SignUp> {
      const email = parseEmailAddress(form.email);
      const nickname = form.nickname.trim().replaceAll(/\s+/g, ' ');
      const fault = passwordFault(form.password, [form.email, nickname]);
      const faults: SignUpFaults = {
        ...(!email && { email: 'email_invalid' }),
        ...(!nickname && { nickname: 'nickname_missing' }),
        ...(nickname.length > NICKNAME_LENGTH && { nickname: 'nickname_long' }),
        ...(fault && { password: fault }),
      };
      if (!email || Object.keys(faults).length > 0) return { ok: false, faults };
      const passwordHash = await hashPassword(form.password);
      const account = await queries.insertAccount(
        db,
        { email, nickname, locale: form.locale, passwordHash },
        clock.now(),
      );
      return account ? { ok: true, account } : { ok: false, faults: { email: 'email_taken' } };
    },

    /** Sends the link if there is an account. Run as a job: how long it takes would tell which it was. */
    async sendReset(address: string, locale: Locale): Promise<void> {
      const email = parseEmailAddress(address);
      const account = email && (await queries.findAccountByEmail(db, email));
      if (!account) return;
      const now = clock.now();
      const minutes = LINK_MINUTES.password_reset;
      const since = new Date(now.getTime() - minutes * 60_000);
      if ((await countLinks(db, account.id, 'password_reset', { since })) >= RESETS_AT_ONCE) return;
      const token = await createLink(db, account.id, 'password_reset', now);
      const link = `${config.baseUrl}/oidc/new-password/${token}?lang=${locale}`;
      await mails.sendPasswordReset({ to: account.email, locale, email: account.email, link, minutes });
    },

    /** Whose reset link it is, without using it up. */
    accountOfReset,

    /** A password that will not do leaves the link as it is. Whoever was signed in anywhere is signed out. */
    async resetPassword(token: string, password: string, locale: Locale): Promise<NewPassword> {
      const known = await accountOfReset(token);
      if (!known) return { ok: false, code: 'link_gone' };
      const fault = passwordFault(password, [known.email, known.nickname]);
      if (fault) return { ok: false, code: fault };
      const passwordHash = await hashPassword(password);
      const changed = await db.transaction().execute(async (transaction) => {
        if (!(await redeemLink(transaction, token, 'password_reset', clock.now()))) return false;
        await queries.updatePassword(transaction, known.id, passwordHash);
        await revokeAccount(transaction, known.id);
        await forgive(transaction, known.email);
        return true;
      });
      if (!changed) return { ok: false, code: 'link_gone' };
      const { email } = known;
      await mails.sendPasswordChanged({ to: email, locale, email, link: `${config.baseUrl}/oidc/forgotten` });
      return { ok: true, account: known };
    },

    /** Signs in whoever holds an unused sign-in link. */
    async redeemSignInLink(token: string): Promise<Account | undefined> {
      const id = await redeemLink(db, token, 'sign_in', clock.now());
      return id ? queries.findAccount(db, id) : undefined;
    },

    createSignInLink: (accountId: string) => createSignInLink(db, config.baseUrl, accountId, clock.now()),

    /** The administrator, made when there is none; `fresh` while they have never come in. */
    async ensureAdministrator(): Promise<{ account: Account; fresh: boolean }> {
      const account = (await queries.findAccountWithRole(db, ADMIN_ROLE)) ?? (await makeAdministrator());
      const used = await countLinks(db, account.id, 'sign_in', { used: true });
      return { account, fresh: used === 0 && account.password_hash === null };
    },
  };
}
