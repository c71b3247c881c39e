import type { NodeId } from '@figurina/album';
import { expect, it } from 'vitest';
import { keepPage, pageToOpen } from './kept-page.ts';

const SPREADS = ['front', 'one', 'two', 'back'] as NodeId[];

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

it('an album opens where one was, also after others, and at the front when that spread is gone', () => {
  const storage = aStorage();
  expect(pageToOpen('album', SPREADS, '', storage)).toBe(0);
  keepPage('album', 'two' as NodeId, storage);
  keepPage('other', 'one' as NodeId, storage);
  expect(pageToOpen('album', SPREADS, '', storage)).toBe(2);
  expect(pageToOpen('album', ['front', 'one'] as NodeId[], '', storage)).toBe(0);
  for (let other = 0; other < 50; other++) keepPage(`album ${other}`, 'one' as NodeId, storage);
  expect(pageToOpen('album', SPREADS, '', storage)).toBe(0);
});

it('a page in the address counts for more, where the album has it', () => {
  const storage = aStorage();
  keepPage('album', 'two' as NodeId, storage);
  expect(pageToOpen('album', SPREADS, '?page=3', storage)).toBe(1);
  for (const search of ['?page=99', '?page=x', '?page=-1', '?page='])
    expect(pageToOpen('album', SPREADS, search, storage)).toBe(2);
});

it('what the browser kept and cannot be read is no obstacle', () => {
  const storage = { getItem: () => '{broken', setItem: () => undefined };
  expect(pageToOpen('album', SPREADS, '', storage)).toBe(0);
});
