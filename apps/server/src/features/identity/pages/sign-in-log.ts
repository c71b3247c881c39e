/** Who came in, and who did not, in the log: by account, or by the hash of what was typed, which says whether it is one address. */
import type { FastifyRequest } from 'fastify';
import { addressHash } from '../accounts/lock-out.ts';

/** `link` is one that was mailed, or told at the terminal. */
export type Factor = 'password' | 'code' | 'link';

export function logSignedIn({ log }: FastifyRequest, account: string, factors: readonly Factor[]): void {
  log.info({ account, factors }, 'signed in');
}

export function logRefused({ log }: FastifyRequest, why: string, typed?: string): void {
  log.warn({ why, ...(typed && { address: addressHash(typed) }) }, 'sign-in refused');
}
