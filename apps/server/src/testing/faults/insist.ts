/** Asked again while nothing answers or the server says that it cannot now, as browsers do it; everything else is the answer. */
import { problemSchema, type AnswerOf, type Endpoint } from '@figurina/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CheckedAnswer } from '../checked-call.ts';

const PATIENCE_MS = 180_000;
const AGAIN_MS = 150;
const NOT_NOW = new Set(['unavailable', 'storage_full']);

/** It may go well the next time. */
export class NotNow extends Error {}

export async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // What `fetch` throws where a line broke.
      if (!(error instanceof NotNow || error instanceof TypeError) || Date.now() > until) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** The body; refused in words, or not now. */
export function granted<E extends Endpoint>(answer: CheckedAnswer<E>): AnswerOf<E> {
  if (answer.ok) return answer.body;
  if (NOT_NOW.has(answer.code)) throw new NotNow(answer.code);
  throw new Error(`Refused: ${answer.code}`);
}

/** The same of a call that is not made by an endpoint of the contract. */
export async function allowed(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const text = await answer.text();
  expect(answer.headers.get('content-type'), text).toContain('application/problem+json');
  const { code } = problemSchema.parse(JSON.parse(text));
  if (NOT_NOW.has(code)) throw new NotNow(code);
  throw new Error(`Refused: ${code}`);
}
