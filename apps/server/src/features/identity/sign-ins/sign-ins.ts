/** Where somebody is signed in: told to them, and ended by them. What was ended opens nothing from then on. */
import type { SignIn } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { revokeAccount } from '../provider/oidc-adapter.ts';
import * as queries from './sign-ins.queries.ts';

export interface SignIns {
  /** Whether a sign-in still holds. Not `fresh`: as it was a few seconds ago, where another process ended it. */
  lasts(id: string, options?: { fresh?: boolean }): Promise<boolean>;
  /** The one in use first, then the last used. */
  list(accountId: string, current: string | null): Promise<SignIn[]>;
  /** Answers whether they had it. */
  end(accountId: string, id: string): Promise<boolean>;
  endOthers(accountId: string, current: string | null): Promise<void>;
  /**
   * All of somebody but `kept`, also of browsers that would begin another one without asking. Answers what is to be done
   * once it is committed.
   */
  endAll(accountId: string, within: Kysely<Database>, kept?: string): Promise<() => void>;
}

/** Ends the connections that were opened with a sign-in, or all of somebody. Those that may come back do so by themselves. */
export type Disconnect = (of: { readonly signIn: string } | { readonly sub: string }) => void;

interface SignInsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly disconnect: Disconnect;
}

/** As with who is in an album: so long somebody goes on who was signed out through another process. */
const LOOKED_UP_AGAIN_MS = 5000;
const REMEMBERED = 5000;
/** Nobody needs to know it better. */
const HOUR_MS = 3_600_000;

export function createSignIns({ db, clock, disconnect }: SignInsParts): SignIns {
  /** When it was seen to last. */
  const seen = new Map<string, number>();

  async function end(accountId: string, id: string): Promise<boolean> {
    const ended = await queries.endSignIn(db, accountId, id);
    seen.delete(id);
    if (ended) disconnect({ signIn: id });
    return ended;
  }

  const endAll: SignIns['endAll'] = async (accountId, within, kept) => {
    const ended = await revokeAccount(within, accountId, kept);
    return () => {
      for (const id of ended) seen.delete(id);
      if (kept === undefined) disconnect({ sub: accountId });
      else for (const id of ended) disconnect({ signIn: id });
    };
  };

  return {
    async lasts(id, { fresh = false } = {}) {
      const now = clock.now().getTime();
      const last = seen.get(id);
      if (!fresh && last !== undefined && now - last < LOOKED_UP_AGAIN_MS) return true;
      seen.delete(id);
      if (!(await queries.signInLasts(db, id))) return false;
      seen.set(id, now);
      if (seen.size > REMEMBERED) seen.delete(seen.keys().next().value!);
      return true;
    },
    async list(accountId, current) {
      const all = await queries.listSignIns(db, accountId, clock.now());
      const told = all.map(({ id, device, begun_at, used_at }) => ({
        id,
        browser: device?.browser ?? null,
        system: device?.system ?? null,
        begun_at: begun_at.toISOString(),
        last_used_at: toTheHour(used_at ?? begun_at).toISOString(),
        current: id === current,
      }));
      return told.toSorted(
        (a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at),
      );
    },
    end,
    async endOthers(accountId, current) {
      const disconnectOthers = await endAll(accountId, db, current ?? undefined);
      disconnectOthers();
    },
    endAll,
  };
}

function toTheHour(time: Date): Date {
  return new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);
}
