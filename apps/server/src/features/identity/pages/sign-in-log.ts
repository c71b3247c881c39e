/** Who came in, and who did not, in the log: by account, or by the hash of what was typed, which says whether it is one address. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** `link` is one that was mailed, or told at the terminal. */
export type Factor = 'password' | 'code' | 'link';

export function logSignedIn({ log }: FastifyRequest, account: string, factors: readonly Factor[]): void {
  log.info({ account, factors }, 'signed in');
}

export function logRefused({ log }: FastifyRequest, why: string, typed?: string): void {
  const address = typed && createHash('sha256').update(typed.trim().toLowerCase()).digest('hex').slice(0, 12);
  log.warn({ why, ...(address && { address }) }, 'sign-in refused');
}
