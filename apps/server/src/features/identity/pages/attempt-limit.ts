/** How often one connection may try something: the guard against guessing through many addresses, beside the lock-out. */
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { PageTexts } from './texts.ts';

export interface AttemptLimit {
  /** Counts one attempt; undefined when it may go on, else how many milliseconds to wait. */
  take(key: string): number | undefined;
}

/** Counts an attempt of this connection; answers what to say when there were too many. */
export type Limited = (request: FastifyRequest, texts: PageTexts) => string | undefined;

const KEYS = 10_000;

/** In memory, for one process: what must survive a restart is counted by the lock-out. */
export function createAttemptLimit(
  clock: Clock,
  { count, withinMs }: { count: number; withinMs: number },
): AttemptLimit {
  const attempts = new Map<string, number[]>();
  return {
    take(key) {
      const now = clock.now().getTime();
      const recent = (attempts.get(key) ?? []).filter((at) => now - at < withinMs);
      attempts.delete(key);
      if (recent.length >= count) {
        attempts.set(key, recent);
        return recent[0]! + withinMs - now;
      }
      attempts.set(key, [...recent, now]);
      if (attempts.size > KEYS) attempts.delete(attempts.keys().next().value!);
      return undefined;
    },
  };
}
