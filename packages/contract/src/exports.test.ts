import { expect, test } from 'vitest';
import { EXPORT_STATES, EXPORT_TRANSITIONS, type ExportState } from './exports.ts';

test('every state of an export can be reached from the queue, and from every one the end', () => {
  expect(new Set(reachable('queued'))).toEqual(new Set(EXPORT_STATES));
  for (const state of EXPORT_STATES) {
    const ends = state === 'finished' ? ['finished'] : reachable(state);
    expect(ends, state).toContain('finished');
  }
});

function reachable(from: ExportState): ExportState[] {
  const seen = new Set<ExportState>([from]);
  for (const state of seen) for (const next of EXPORT_TRANSITIONS[state]) seen.add(next);
  return [...seen];
}
