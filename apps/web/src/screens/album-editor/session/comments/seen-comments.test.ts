import type { NodeId, NodeOf } from '@figurina/album';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptReads, openSeenComments, type Reads } from './seen-comments.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = (id: string, userId: string, hour: number) =>
  ({
    id: id as NodeId,
    type: 'Comment',
    props: { userId, createdAt: `2026-11-23T0${hour}:00:00.000Z` },
  }) as NodeOf<'Comment'>;
const THREAD = [said('c1', 'me', 1), said('c2', 'you', 2)];

/** What all devices share. */
function aServer(reads: Record<string, string> = {}) {
  const listeners = new Set<() => void>();
  const saved: Reads[] = [];
  let isDown = false;
  const kept: KeptReads = {
    load: async () => ({ ...reads }),
    async save(more) {
      if (isDown) throw new Error('offline');
      saved.push(more);
      for (const [id, until] of Object.entries(more)) if (until > (reads[id] ?? '')) reads[id] = until;
      for (const listener of listeners) listener();
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { kept, saved, setDown: (next: boolean) => void (isDown = next) };
}
const rest = () => vi.advanceTimersByTimeAsync(1000);

test('what is read on one device is read on the other, while both are open', async () => {
  const { kept } = aServer();
  const desk = openSeenComments('album', 'me', kept);
  stored.clear();
  const phone = openSeenComments('album', 'me', kept);
  await rest();
  let told = 0;
  phone.subscribe(() => told++);
  expect([desk.isUnread(THREAD), phone.isUnread(THREAD)]).toEqual([true, true]);
  expect(desk.see(THREAD)).toBe(true);
  expect(desk.see(THREAD)).toBe(false);
  await rest();
  expect([desk.isUnread(THREAD), phone.isUnread(THREAD)]).toEqual([false, false]);
  expect(told).toBe(1);
  // Newer words of somebody else are unread again, one’s own are not.
  expect(phone.isUnread([...THREAD, said('c3', 'me', 3)])).toBe(false);
  expect(phone.isUnread([...THREAD, said('c4', 'you', 4)])).toBe(true);
});

test('what is read in one go is told in one go, and again when the server was not there', async () => {
  const { kept, saved, setDown } = aServer();
  const desk = openSeenComments('album', 'me', kept);
  await rest();
  setDown(true);
  desk.see(THREAD);
  desk.see([said('d1', 'you', 5)]);
  await rest();
  expect(saved).toEqual([]);
  setDown(false);
  desk.see([said('e1', 'you', 6)]);
  await rest();
  expect(saved.map((reads) => Object.keys(reads))).toEqual([['c1', 'd1', 'e1']]);
  desk.end();
});

test('what the browser alone knew from before reaches the other devices', async () => {
  stored.set('figurina.comments.album', JSON.stringify([['c1', '2026-11-23T02:00:00.000Z']]));
  const { kept, saved } = aServer({ d1: '2026-11-23T05:00:00.000Z' });
  const desk = openSeenComments('album', 'me', kept);
  await rest();
  expect(saved).toEqual([{ c1: '2026-11-23T02:00:00.000Z' }]);
  expect(desk.isUnread([said('d1', 'you', 5)])).toBe(false);
});
