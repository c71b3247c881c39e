import { expect, test } from 'vitest';
import { stateName, syncWords, type SyncFacts } from './sync-state.ts';

const calm: SyncFacts = { problem: null, isOnline: true, isReady: true, isSending: false, pending: 0 };

test.each([
  ['idle', {}],
  ['pending', { pending: 2 }],
  ['sending', { pending: 2, isSending: true }],
  ['disconnected', { pending: 2, isReady: false }],
  ['offline', { isOnline: false, isReady: false }],
  ['problem', { problem: 'forbidden', isOnline: false, pending: 1 }],
] as const)('%s is reached', (name, facts) => {
  expect(stateName({ ...calm, ...facts })).toBe(name);
});

test('words: the first connection is no trouble; what waits is said to be safe only where it is', () => {
  const state = { name: 'disconnected', pending: 0, code: null, everConnected: false, isDurable: true } as const;
  expect(syncWords(state)).toBe('sync.connecting');
  expect(syncWords({ ...state, everConnected: true })).toBe('sync.disconnected');
  expect(syncWords({ ...state, pending: 3 })).toBe('sync.disconnected_kept');
  expect(syncWords({ ...state, name: 'offline', pending: 3, isDurable: false })).toBe('sync.offline_not_kept');
});
