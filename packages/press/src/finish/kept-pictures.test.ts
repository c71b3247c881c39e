import { expect, test } from 'vitest';
import { createKeptPictures } from './kept-pictures.ts';

const made = (size: number) => ({ bytes: new Uint8Array(size) });

test('of a file with more pictures than are kept, the next one finds the first of them; those of another file make room', () => {
  const kept = createKeptPictures(100);
  const foundIn = (names: readonly string[]): string[] => {
    kept.beginFile();
    return names.filter((name) => {
      const isThere = kept.get(name) !== undefined;
      if (!isThere) kept.put(name, made(30));
      return isThere;
    });
  };
  const album = ['a', 'b', 'c', 'd', 'e'];
  expect(foundIn(album)).toEqual([]);
  expect(foundIn(album)).toEqual(['a', 'b', 'c']);
  expect(foundIn(['x', 'b', 'y'])).toEqual(['b']);
  expect(foundIn(['b', 'x', 'y', 'a'])).toEqual(['b', 'x', 'y']);
  kept.beginFile();
  kept.put('huge', made(101));
  expect(['huge', 'b', 'x', 'y'].filter((name) => kept.get(name))).toEqual(['b', 'x', 'y']);
});
