import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('keeps what was asked last, for a while', () => {
  let now = new Date('2026-11-22T10:00:00Z');
  const memory = createMemory<number>({ most: 2, keepMs: 1000, now: () => now });
  memory.set('a', 1);
  memory.set('b', 2);
  memory.set('c', 3);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([undefined, 2, 3]);
  now = new Date('2026-11-22T10:00:01Z');
  expect(memory.get('c')).toBeUndefined();
});
