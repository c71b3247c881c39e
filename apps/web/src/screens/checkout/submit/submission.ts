/** How the sending of an order goes, as a table: what may happen in which state, and what it leads to. */
export type Submission = 'PENDING' | 'SUBMITTING' | 'SUCCESS' | 'ERROR';
export type SubmissionEvent = 'send' | 'ordered' | 'refused' | 'failed' | 'ok';

/** `refused`: the answer is shown where it belongs, at a field or as a question; `failed`: a notice waits for its OK. */
const TABLE: Record<Submission, Partial<Record<SubmissionEvent, Submission>>> = {
  PENDING: { send: 'SUBMITTING' },
  SUBMITTING: { ordered: 'SUCCESS', refused: 'PENDING', failed: 'ERROR' },
  SUCCESS: {},
  ERROR: { ok: 'PENDING' },
};

/** The state after an event; what cannot happen in a state changes nothing. */
export function afterEvent(state: Submission, event: SubmissionEvent): Submission {
  return TABLE[state][event] ?? state;
}
