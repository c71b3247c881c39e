/** Addresses of delivery notes: opened in a window of their own, which sends no access token. Each holds for ten minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { keptSecret } from '../../../platform/db/kept-secret.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { newSecret } from '../../../platform/ids.ts';

const HOLDS_MS = 10 * 60_000;

export interface NoteLinks {
  /** A token that opens the note of this order. */
  issue(orderId: string): Promise<string>;
  /** The order of a token; undefined for one that is not ours or out of date. */
  read(token: string): Promise<string | undefined>;
}

export function createNoteLinks({ db, clock }: { db: Kysely<Database>; clock: Clock }): NoteLinks {
  let known: Promise<string> | undefined;
  const sign = async (claims: string): Promise<string> => {
    const secret = await (known ??= keptSecret(db, 'delivery_note_secret', newSecret()));
    return createHmac('sha256', secret).update(`delivery note ${claims}`).digest('base64url');
  };
  return {
    issue: async (orderId) => {
      const claims = `${orderId}.${(clock.now().getTime() + HOLDS_MS).toString(36)}`;
      return `${claims}.${await sign(claims)}`;
    },
    read: async (token) => {
      const [orderId, until, signature, ...rest] = token.split('.');
      if (!orderId || !until || !signature || rest.length > 0) return undefined;
      if (!isSame(signature, await sign(`${orderId}.${until}`))) return undefined;
      return Number.parseInt(until, 36) > clock.now().getTime() ? orderId : undefined;
    },
  };
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
