import { PROOF_ANSWERS } from '@figurina/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedOver } from './carry-over.ts';

const said = (spread_id: string, answer: (typeof PROOF_ANSWERS)[number] | null) => ({
  spread_id,
  answer,
  comment: 'c',
});

test('an answer holds while the spread shows the same, and a wanted change needs no second look', () => {
  const spreads = new Set(['a', 'b', 'c', 'd', 'e']);
  const decisions = [
    said('a', 'ok'),
    said('b', 'ok'),
    said('c', 'ok_when_changed'),
    said('d', 'again'),
    said('e', null),
    said('gone', 'ok'),
  ];
  expect(carriedOver(decisions, new Set(['b', 'c', 'd']), spreads)).toEqual([said('a', 'ok'), said('c', 'ok')]);
});

test('who wants to see a changed spread again is asked again, whatever was changed', () => {
  const anyDecision = fc.record({
    spread_id: fc.constantFrom('a', 'b', 'c'),
    answer: fc.constantFrom(...PROOF_ANSWERS, null),
    comment: fc.string(),
  });
  const some = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c'));
  fc.assert(
    fc.property(fc.array(anyDecision), some, (decisions, changed) => {
      const carried = carriedOver(decisions, new Set(changed), new Set(['a', 'b', 'c']));
      for (const { spread_id, answer } of carried) {
        expect(answer).not.toBeNull();
        if (changed.includes(spread_id)) expect(answer).toBe('ok');
      }
    }),
  );
});
