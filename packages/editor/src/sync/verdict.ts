import type { Acknowledgement } from '@figurina/contract';

/** What to do with a mutation that was answered. */
export type Verdict = 'settled' | 'split' | 'later' | 'stop';

const SPLIT: ReadonlySet<string> = new Set(['mutation_unreadable', 'payload_too_large']);
const STOP: ReadonlySet<string> = new Set(['forbidden', 'not_found']);

/**
 * `settled`: judged unit by unit. `split`: cannot be read like this. `stop`: this person may not save here. `later`: no
 * answer, a bad moment of the server, a token that is too old by now, or a code of a newer server, for which nothing is
 * given up.
 */
export function verdictOn(answer: Acknowledgement | null): Verdict {
  if (answer === null) return 'later';
  if (answer.ok) return 'settled';
  if (SPLIT.has(answer.code)) return 'split';
  return STOP.has(answer.code) ? 'stop' : 'later';
}

/** Milliseconds before the nth attempt after a bad moment: 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** attempt);
}
