import { expect, test } from 'vitest';
import { afterEvent, type Submission, type SubmissionEvent } from './submission.ts';

const EVENTS = ['send', 'ordered', 'refused', 'failed', 'ok'] as const satisfies readonly SubmissionEvent[];

/** After each event in the order above. */
test.each<[Submission, Submission[]]>([
  ['PENDING', ['SUBMITTING', 'PENDING', 'PENDING', 'PENDING', 'PENDING']],
  ['SUBMITTING', ['SUBMITTING', 'SUCCESS', 'PENDING', 'ERROR', 'SUBMITTING']],
  ['SUCCESS', ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']],
  ['ERROR', ['ERROR', 'ERROR', 'ERROR', 'ERROR', 'PENDING']],
])('an order that is %s goes on only as the table says', (state, after) => {
  expect(EVENTS.map((event) => afterEvent(state, event))).toEqual(after);
});
