import type { Acknowledgement } from '@figurina/contract';

/** What to do with a mutation that was answered. */
export type Verdict = 'settled' | 'split' | 'later' | 'stop';

const LATER: ReadonlySet<string> = new Set([
  'too_many_requests',
  'unavailable',
  'internal',
  'unauthorized',
  'token_expired',
]);
const STOP: ReadonlySet<string> = new Set(['forbidden', 'not_found']);

/**
 * `settled`: judged unit by unit. `split`: cannot be read like this. `later`: no answer, a bad moment of the server, or a
 * token that is too old by now. `stop`: this person may not save here.
 */
export function verdictOn(answer: Acknowledgement | null): Verdict {
  if (answer === null) return 'later';
  if (answer.ok) return 'settled';
  if (LATER.has(answer.code)) return 'later';
  return STOP.has(answer.code) ? 'stop' : 'split';
}

/** Milliseconds before the nth attempt after a bad moment: 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** attempt);
}
