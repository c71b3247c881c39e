import { expect, test } from 'vitest';
import { keptAlbums } from './kept-albums.ts';

function aStore(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
}

test('remembers albums one by one, and forgets them again', () => {
  const store = aStore();
  const albums = keptAlbums('key', store);
  albums.set('a', true);
  albums.set('b', true);
  albums.set('a', false);
  expect(['a', 'b'].map((id) => keptAlbums('key', store).has(id))).toEqual([false, true]);
});

test('whatever else lies there is nothing', () => {
  for (const text of ['', '{', 'null', '{}', '[1]']) expect(keptAlbums('key', aStore(text)).has('1')).toBe(false);
});

test('a browser that keeps nothing is no mistake', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const albums = keptAlbums('key', full);
  albums.set('a', true);
  expect(albums.has('a')).toBe(false);
});

test('only the latest albums are remembered', () => {
  const albums = keptAlbums('key', aStore());
  for (let at = 0; at < 250; at++) albums.set(`album-${at}`, true);
  expect([albums.has('album-0'), albums.has('album-249')]).toEqual([false, true]);
});
