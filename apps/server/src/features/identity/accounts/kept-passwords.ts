/** The passwords that accounts have: compared for somebody who is signed in, and exchanged. */
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Mails } from '../../mails/index.ts';
import * as queries from './accounts.queries.ts';
import { forgive, takeAttempt } from './lock-out.ts';
import { hashPassword, matchPassword, passwordFault, type PasswordFault } from './passwords.ts';

export interface KeptPassword {
  /** Guesses are counted as at the sign-in. */
  matches(password: string): Promise<boolean | 'locked'>;
}

export interface PasswordChange {
  /** The one before. */
  readonly password: string;
  readonly newPassword: string;
  /** Of the mail that tells of it. */
  readonly locale: Locale;
  /** Ends their other sign-ins; answers what is to be done once it is committed. */
  readonly endOthers: (within: Kysely<Database>) => Promise<() => void>;
}
export type PasswordRefusal = 'password_none' | 'password_wrong' | 'too_many_requests' | PasswordFault;

interface KeptPasswordsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'passwordLogN'>;
  readonly mails: Pick<Mails, 'sendToAccount'>;
}

export function createKeptPasswords({ db, clock, config, mails }: KeptPasswordsParts) {
  /** Of a new password of this address: with the salt of one that it has, so that one reckoning tries both. */
  async function hashFor(email: string, password: string): Promise<string> {
    const beside = (await queries.findAccountsByEmail(db, email)).find((one) => one.password_hash !== null);
    return hashPassword(password, config.passwordLogN, beside?.password_hash);
  }

  async function tellChanged({ id, email }: queries.Account, locale: Locale): Promise<void> {
    const link = `${config.baseUrl}/oidc/forgotten`;
    await mails.sendToAccount('password_changed', { email, sender: id }, async () => ({ locale, email, link }));
  }

  function keptOf({ email, password_hash: hash }: queries.Account): KeptPassword | undefined {
    if (hash === null) return undefined;
    const place = { address: email, origin: 'signed in' };
    return {
      async matches(password) {
        const attempt = await takeAttempt(db, place, clock.now());
        if (!attempt.ok) return 'locked';
        if ((await matchPassword(password, config.passwordLogN, [hash])) !== 0) return false;
        await forgive(db, place);
        return true;
      },
    };
  }

  return {
    hashFor,
    tellChanged,

    /** For what is asked of somebody who is signed in already. Undefined where they have none. */
    async of(id: string): Promise<KeptPassword | undefined> {
      const account = await queries.findAccount(db, id);
      return account && keptOf(account);
    },

    /** For somebody who is signed in. Answers why not. */
    async change(id: string, change: PasswordChange): Promise<PasswordRefusal | undefined> {
      const account = await queries.findAccount(db, id);
      const before = account && keptOf(account);
      if (!before) return 'password_none';
      const fault = await passwordFault(change.newPassword, [account.email, account.nickname]);
      if (fault) return fault;
      const matches = await before.matches(change.password);
      if (matches !== true) return matches ? 'too_many_requests' : 'password_wrong';
      const passwordHash = await hashFor(account.email, change.newPassword);
      const disconnectOthers = await db.transaction().execute(async (transaction) => {
        await queries.updatePassword(transaction, id, passwordHash);
        return change.endOthers(transaction);
      });
      disconnectOthers();
      await tellChanged(account, change.locale);
      return undefined;
    },
  };
}
