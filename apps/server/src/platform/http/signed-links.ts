/** Addresses that open one thing for some minutes: in a window of their own, which sends no access token. */
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { keptSecret } from '../db/kept-secret.ts';
import type { Database } from '../db/schema.ts';
import { newSecret } from '../ids.ts';
import { sameText } from '../same-text.ts';

const HOLDS_MS = 10 * 60_000;

export interface SignedLinks {
  /** A token that opens what has this id. */
  issue(id: string): Promise<string>;
  /** The id of a token; undefined for one that is not ours or out of date. */
  read(token: string): Promise<string | undefined>;
}

interface SignedLinksParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Under which name its key is kept. */
  readonly secret: string;
  /** What they open: a token of something else is none. */
  readonly purpose: string;
}

export function createSignedLinks({ db, clock, secret, purpose }: SignedLinksParts): SignedLinks {
  let known: Promise<string> | undefined;
  const sign = async (claims: string): Promise<string> => {
    const key = await (known ??= keptSecret(db, secret, newSecret()));
    return createHmac('sha256', key).update(`${purpose} ${claims}`).digest('base64url');
  };
  return {
    issue: async (id) => {
      const claims = `${id}.${(clock.now().getTime() + HOLDS_MS).toString(36)}`;
      return `${claims}.${await sign(claims)}`;
    },
    read: async (token) => {
      const [id, until, signature, ...rest] = token.split('.');
      if (!id || !until || !signature || rest.length > 0) return undefined;
      if (!sameText(signature, await sign(`${id}.${until}`))) return undefined;
      return Number.parseInt(until, 36) > clock.now().getTime() ? id : undefined;
    },
  };
}
