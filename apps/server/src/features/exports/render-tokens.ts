/** Render tokens: each reads one version of one album for some minutes. Only their hashes are kept. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { newSecret } from '../../platform/ids.ts';
import * as queries from './exports.queries.ts';

export interface RenderTokens {
  /** `within`: the transaction that makes the job. */
  issue(jobId: string, lifeMs: number, within?: Kysely<Database>): Promise<string>;
  /** The job whose album it reads; undefined for one that is unknown, revoked or out of date. */
  read(token: string): Promise<string | undefined>;
  revoke(token: string): Promise<void>;
}

/** How long the address works that is shown to the person who ordered the export. */
export const SHOWN_TOKEN_MS = 15 * 60_000;

export function createRenderTokens({ db, clock }: { db: Kysely<Database>; clock: Clock }): RenderTokens {
  return {
    issue: async (jobId, lifeMs, within = db) => {
      const token = newSecret();
      const expiresAt = new Date(clock.now().getTime() + lifeMs);
      await queries.insertToken(within, { hash: hashOf(token), jobId, expiresAt });
      return token;
    },
    read: (token) => queries.findTokenJob(db, hashOf(token), clock.now()),
    revoke: (token) => queries.deleteToken(db, hashOf(token)),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
