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
import type { Disconnect } from '../sign-ins/sign-ins.ts';
import * as queries from './accounts.queries.ts';
import { createKeptPasswords } from './kept-passwords.ts';
import { forgive, takeAttempt, type Place } from './lock-out.ts';
import {
  createLink,
  createSignInLink,
  hasUsedLink,
  LINK_MINUTES,
  type LinkPurpose,
  peekLink,
  redeemLink,
} from './one-time-links.ts';
import { matchPassword, passwordFault, type PasswordFault } from './passwords.ts';

export type Account = queries.Account;

export type SignIn =
  | { ok: true; account: Account }
  | { ok: false; code: 'wrong' }
  /** Here. */
  | { ok: false; code: 'locked'; until: Date }
  /** Everywhere: if there is an account, a link that signs in has been mailed to it. */
  | { ok: false; code: 'mailed'; until: Date };

export interface SignInPlace extends Place {
  locale: Locale;
}

export interface SignUpForm extends Pick<Place, 'origin'> {
  email: string;
  nickname: string;
  password: string;
  locale: Locale;
}
export interface SignUpFaults {
  email?: 'email_invalid';
  nickname?: 'nickname_missing' | 'nickname_long';
  password?: PasswordFault;
}
export type SignUp =
  | { ok: true; account: Account }
  | { ok: false; code: 'faults'; faults: SignUpFaults }
  | Extract<SignIn, { code: 'locked' | 'mailed' }>;

export type NewPassword =
  | { ok: true; account: Account }
  | { ok: false; code: 'link_gone' }
  | { ok: false; code: PasswordFault };

export const NICKNAME_LENGTH = 60;

export interface AccountsParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'adminEmail' | 'passwordLogN'>;
  mails: Pick<Mails, 'sendToAccount'>;
  /** Mails the owner of an address a link that signs them in. Answers before it is known whether there is one. */
  readonly sendSignInLink: (address: string, locale: Locale) => Promise<void>;
  /** Mails to the address of a new account what it needs. */
  readonly greet: (account: Account) => Promise<void>;
  readonly disconnect: Disconnect;
}
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(parts: AccountsParts) {
  const { db, clock, config, mails, sendSignInLink, greet, disconnect } = parts;
  const kept = createKeptPasswords(parts);

  async function accountOfReset(token: string): Promise<Account | undefined> {
    const id = await peekLink(db, token, 'password_reset', clock.now());
    return id ? queries.findAccount(db, id) : undefined;
  }

  /** Whose an address is: whoever proved it, else whoever came first. */
  async function ownerOf(address: string): Promise<Account | undefined> {
    const email = parseEmailAddress(address);
    return email === undefined ? undefined : (await queries.findAccountsByEmail(db, email))[0];
  }

  /** Somebody read a mail to the address of the account: it is theirs, and no guesses of others keep them out. */
  async function proved(within: Kysely<Database>, { id, email }: Account): Promise<void> {
    await queries.confirmEmail(within, id, email, clock.now());
    await forgive(within, { address: email });
  }

  /** The link that was mailed before dies: only for a mail that goes out. */
  async function mailedLink(path: string, accountId: string, purpose: LinkPurpose, locale: Locale): Promise<string> {
    return `${config.baseUrl}/oidc/${path}/${await createLink(db, accountId, purpose, clock.now())}?lang=${locale}`;
  }

  async function makeAdministrator(): Promise<Account> {
    const email = config.adminEmail.toLowerCase();
    const wish = { email, nickname: 'Admin', locale: FALLBACK_LOCALE, roles: [ADMIN_ROLE], confirmed: true };
    const account =
      (await queries.insertAccount(db, wish, clock.now())) ?? (await queries.findAccountsByEmail(db, email))[0];
    // Somebody who merely signed up with ADMIN_EMAIL is not raised.
    if (account?.roles.includes(ADMIN_ROLE)) return account;
    throw new Error(`${email} has an account that is no administrator's: set ADMIN_EMAIL to another address`);
  }

  /** Takes the same time and gives the same answer whether or not the address has an account. */
  async function signIn(place: SignInPlace, password: string): Promise<SignIn> {
    const { address, locale } = place;
    const attempt = await takeAttempt(db, place, clock.now());
    if (!attempt.ok) return { ok: false, code: attempt.everywhere ? 'mailed' : 'locked', until: attempt.lockedUntil };
    const accounts = await queries.findAccountsByEmail(db, parseEmailAddress(address) ?? '');
    const account =
      accounts[
        await matchPassword(
          password,
          config.passwordLogN,
          accounts.map((one) => one.password_hash),
        )
      ];
    if (account) {
      await forgive(db, place);
      return { ok: true, account };
    }
    if (attempt.locksEverywhere) await sendSignInLink(address, locale);
    if (!attempt.locksUntil) return { ok: false, code: 'wrong' };
    return { ok: false, code: attempt.locksEverywhere ? 'mailed' : 'locked', until: attempt.locksUntil };
  }

  return {
    signIn,

    /**
     * Succeeds for every address, with an account of its own, and answers alike: only the mail tells whether there is
     * another account, to whoever reads it. With the password of that one, it signs in to it.
     */
    async signUp({ origin, ...form }: SignUpForm): Promise<SignUp> {
      const email = parseEmailAddress(form.email);
      const nickname = form.nickname.trim().replaceAll(/\s+/g, ' ');
      const fault = await passwordFault(form.password, [form.email, nickname]);
      const faults: SignUpFaults = {
        ...(!email && { email: 'email_invalid' }),
        ...(!nickname && { nickname: 'nickname_missing' }),
        ...(nickname.length > NICKNAME_LENGTH && { nickname: 'nickname_long' }),
        ...(fault && { password: fault }),
      };
      if (!email || Object.keys(faults).length > 0) return { ok: false, code: 'faults', faults };
      const { locale } = form;
      // Counted beside the attempts to sign in, or else guessing would go on here.
      const known = await signIn({ address: email, origin: `sign-up ${origin}`, locale }, form.password);
      if (known.ok || known.code !== 'wrong') return known;
      const passwordHash = await kept.hashFor(email, form.password);
      const account = await queries.insertAccount(db, { email, nickname, locale, passwordHash }, clock.now());
      if (!account) throw new Error('An account that nobody confirmed was not taken');
      await greet(account);
      return { ok: true, account };
    },

    /** Sends the link if there is an account. Run as a job: how long it takes would tell which it was. */
    async sendReset(address: string, locale: Locale): Promise<void> {
      const account = await ownerOf(address);
      if (!account) return;
      const { id, email } = account;
      await mails.sendToAccount('password_reset', { email }, async () => ({
        locale,
        email,
        link: await mailedLink('new-password', id, 'password_reset', locale),
        minutes: LINK_MINUTES.password_reset,
      }));
    },

    /** Sends a link that signs in if there is an account. A job too. */
    async mailSignIn(address: string, locale: Locale): Promise<void> {
      const account = await ownerOf(address);
      if (!account) return;
      const { id, email } = account;
      await mails.sendToAccount('sign_in_link', { email }, async () => ({
        locale,
        email,
        link: await mailedLink('sign-in', id, 'mailed_sign_in', locale),
        minutes: LINK_MINUTES.mailed_sign_in,
      }));
    },

    /** Whether a mailed sign-in link still works, without using it up. */
    async isMailedLink(token: string): Promise<boolean> {
      return (await peekLink(db, token, 'mailed_sign_in', clock.now())) !== undefined;
    },

    async redeemMailedLink(token: string): Promise<Account | undefined> {
      const id = await redeemLink(db, token, 'mailed_sign_in', clock.now());
      const account = id ? await queries.findAccount(db, id) : undefined;
      if (account) await proved(db, account);
      return account;
    },

    /** Whose reset link it is, without using it up. */
    accountOfReset,

    /** A password that will not do leaves the link as it is. Whoever was signed in anywhere is signed out. */
    async resetPassword(token: string, password: string, locale: Locale): Promise<NewPassword> {
      const known = await accountOfReset(token);
      if (!known) return { ok: false, code: 'link_gone' };
      const fault = await passwordFault(password, [known.email, known.nickname]);
      if (fault) return { ok: false, code: fault };
      const passwordHash = await kept.hashFor(known.email, password);
      const changed = await db.transaction().execute(async (transaction) => {
        if (!(await redeemLink(transaction, token, 'password_reset', clock.now()))) return false;
        await queries.updatePassword(transaction, known.id, passwordHash);
        await revokeAccount(transaction, known.id);
        await proved(transaction, known);
        return true;
      });
      if (!changed) return { ok: false, code: 'link_gone' };
      disconnect({ sub: known.id });
      await kept.tellChanged(known, locale);
      return { ok: true, account: known };
    },

    passwordOf: kept.of,
    changePassword: kept.change,

    /** Signs in whoever holds an unused sign-in link. */
    async redeemSignInLink(token: string): Promise<Account | undefined> {
      const id = await redeemLink(db, token, 'sign_in', clock.now());
      return id ? queries.findAccount(db, id) : undefined;
    },

    createSignInLink: (accountId: string) => createSignInLink(db, config.baseUrl, accountId, clock.now()),

    /** The administrator, made when there is none; `fresh` while they have never come in. */
    async ensureAdministrator(): Promise<{ account: Account; fresh: boolean }> {
      const account = (await queries.findAccountWithRole(db, ADMIN_ROLE)) ?? (await makeAdministrator());
      const used = await hasUsedLink(db, account.id, 'sign_in');
      return { account, fresh: !used && account.password_hash === null };
    },
  };
}
