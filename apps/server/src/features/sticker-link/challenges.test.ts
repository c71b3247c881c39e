import { expect, test } from 'vitest';
import { createChallenges, zeroBits } from './challenges.ts';

let now = Date.UTC(2027, 0, 1);
const clock = { now: () => new Date(now) };
const challenges = createChallenges('secret', 6, clock);

function solved(token: string): string {
  const { challenge, difficulty } = challenges.issue(token);
  for (let nonce = 0; ; nonce += 1) if (zeroBits(`${challenge}.${nonce}`) >= difficulty) return `${challenge}:${nonce}`;
}

test('a solved task of the link holds', () => {
  expect(challenges.judge('link', solved('link'))).toMatchObject({ ok: true });
});

test('none, an unsolved one, another link’s, an easier one and a late one are each refused', () => {
  const proof = solved('link');
  const [challenge = ''] = proof.split(':');
  const judge = (given: Parameters<typeof challenges.judge>[1], token = 'link') => challenges.judge(token, given);
  expect(judge(undefined)).toEqual({ ok: false, code: 'proof_missing' });
  const unsolved = Array.from({ length: 50 }, (_, at) => `x${at}`).find(
    (nonce) => zeroBits(`${challenge}.${nonce}`) < 6,
  )!;
  expect(judge(`${challenge}:${unsolved}`)).toEqual({ ok: false, code: 'proof_wrong' });
  expect(judge(proof, 'other')).toEqual({ ok: false, code: 'proof_wrong' });
  expect(judge(proof.replace('.6.', '.0.'))).toEqual({
    ok: false,
    code: 'proof_wrong',
  });
  expect(judge('rubbish')).toEqual({ ok: false, code: 'proof_wrong' });
  now += 31 * 60_000;
  expect(judge(proof)).toEqual({ ok: false, code: 'proof_expired' });
});

test('the zero bits a digest begins with are counted', () => {
  expect(zeroBits('')).toBe(0); // e3b0…
  expect(zeroBits('39')).toBeLessThan(256);
});
