/** What an account asks for beside its password, where its owner wants it: a code of an app, or a recovery code. */
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { forgive, takeAttempt } from '../accounts/lock-out.ts';
import { createLink, peekLink, redeemLink } from '../accounts/one-time-links.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as queries from './second-factor.queries.ts';
import type { TellFactor } from './tell-factor.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** `wrong` is a code that is none, or was used. */
export type CodeVerdict =
  | { ok: true; accountId: string }
  | { ok: false; code: 'wrong' }
  | { ok: false; code: 'gone' }
  | { ok: false; code: 'locked'; until: Date };

export interface SecondFactorState {
  readonly since: Date;
  readonly recoveryCodes: number;
}

const DAY_MS = 86_400_000;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

interface SecondFactorParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly tell: TellFactor;
}

export function createSecondFactor({ db, clock, tell }: SecondFactorParts) {
  async function state(accountId: string): Promise<SecondFactorState | undefined> {
    const factor = await queries.findFactor(db, accountId);
    return factor?.confirmed_at
      ? { since: factor.confirmed_at, recoveryCodes: factor.recovery_hashes.length }
      : undefined;
  }

  async function isCode(accountId: string, typed: string): Promise<boolean> {
    const factor = await queries.findFactor(db, accountId);
    if (!factor) return false;
    const code = typed.replaceAll(/\s/g, '');
    const step = stepOfCode(factor.secret, code, clock.now());
    if (step !== undefined) return queries.takeStep(db, accountId, step);
    return queries.takeRecoveryCode(db, accountId, hashRecoveryCode(code));
  }

  return {
    state,

    /** An app reads the address, a person types the secret. Undefined where one is asked for already. */
    async begin(account: { id: string; email: string }): Promise<{ secret: string; address: string } | undefined> {
      const secret = newTotpSecret();
      const row = { account_id: account.id, secret, created_at: clock.now(), confirmed_at: null };
      return (await queries.beginFactor(db, row)) ? { secret, address: totpAddress(secret, account.email) } : undefined;
    },

    /** With the first code of the app. Answers the recovery codes, which are shown this once. */
    async confirm(
      accountId: string,
      typed: string,
    ): Promise<string[] | 'second_factor_unavailable' | 'second_factor_wrong' | 'too_many_requests'> {
      const factor = await queries.findFactor(db, accountId);
      if (!factor || factor.confirmed_at) return 'second_factor_unavailable';
      const place = { address: `second factor ${accountId}`, origin: 'signed in' };
      if (!(await takeAttempt(db, place, clock.now())).ok) return 'too_many_requests';
      const step = stepOfCode(factor.secret, typed.replaceAll(/\s/g, ''), clock.now());
      if (step === undefined) return 'second_factor_wrong';
      await forgive(db, place);
      const codes = newRecoveryCodes();
      const given = { step, now: clock.now(), hashes: codes.map(hashRecoveryCode) };
      return (await queries.confirmFactor(db, factor, given)) ? codes : 'second_factor_unavailable';
    },

    /** Those from before open nothing any more. */
    async renewRecoveryCodes(accountId: string): Promise<string[] | undefined> {
      const codes = newRecoveryCodes();
      return (await queries.replaceRecoveryCodes(db, accountId, codes.map(hashRecoveryCode))) ? codes : undefined;
    },

    /** Answers whether there was one. */
    end: async (accountId: string, within: Kysely<Database> = db) => queries.deleteFactor(within, accountId),

    /** What somebody holds who has proved the first factor, for ten minutes. Undefined where no second one is asked for. */
    async ask(accountId: string): Promise<string | undefined> {
      return (await state(accountId)) ? createLink(db, accountId, 'second_factor', clock.now()) : undefined;
    },

    /** Codes are guessed as slowly as passwords. */
    async check(proof: string, typed: string, origin: string): Promise<CodeVerdict> {
      const accountId = await peekLink(db, proof, 'second_factor', clock.now());
      if (accountId === undefined) return { ok: false, code: 'gone' };
      const place = { address: `second factor ${accountId}`, origin };
      const attempt = await takeAttempt(db, place, clock.now());
      if (!attempt.ok) return { ok: false, code: 'locked', until: attempt.lockedUntil };
      if (!(await isCode(accountId, typed))) {
        if (!attempt.locksUntil) return { ok: false, code: 'wrong' };
        await tell(accountId, 'guessed');
        return { ok: false, code: 'locked', until: attempt.locksUntil };
      }
      await forgive(db, place);
      // Of two at once with one proof only one comes in.
      return (await redeemLink(db, proof, 'second_factor', clock.now())) === undefined
        ? { ok: false, code: 'gone' }
        : { ok: true, accountId };
    },

    forgetUnconfirmed: async () => queries.forgetUnconfirmed(db, new Date(clock.now().getTime() - DAY_MS)),
  };
}
