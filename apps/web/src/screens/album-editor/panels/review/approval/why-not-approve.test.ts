import { expect, test } from 'vitest';
import { type ApprovalFacts, whyNotApprove } from './why-not-approve.ts';

const READY: ApprovalFacts = {
  state: { lock: null, may_approve: true },
  findings: [{ severity: 'warning', key: 'P26:a' }],
  accepted: new Set(['P26:a']),
  unseen: 0,
  names: true,
  final: true,
};
const why = (part: Partial<ApprovalFacts>) => whyNotApprove({ ...READY, ...part })?.why ?? null;
const lock = (cause: 'review' | 'approval' | 'staff') => ({
  lock: { cause, reason: null, by: null, at: null },
  may_approve: true,
});

test('an album is approved when nothing stands in the way, and else the first thing to do is said', () => {
  expect(why({})).toBeNull();
  expect(why({ state: lock('review'), names: false })).toBe('review');
  expect(why({ state: lock('approval') })).toBe('approval');
  expect(why({ state: lock('staff') })).toBe('staff');
  expect(why({ state: { lock: null, may_approve: false } })).toBe('role');
  expect(why({ findings: null })).toBe('checking');
  expect(why({ findings: [{ severity: 'error', key: 'spreads_needed' }], names: false })).toBe('errors');
  expect(why({ unseen: 2, accepted: new Set() })).toBe('unseen');
  expect(why({ accepted: new Set(['another']) })).toBe('warnings');
  expect(why({ names: false })).toBe('boxes');
  expect(why({ final: false })).toBe('boxes');
});

test('it says how many there are of what is to be done', () => {
  const findings = ['a', 'b', 'c'].map((key) => ({ severity: 'warning', key }) as const);
  expect(whyNotApprove({ ...READY, findings, accepted: new Set(['b']) })).toEqual({ why: 'warnings', count: 2 });
});
