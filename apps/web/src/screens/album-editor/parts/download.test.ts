import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test('a file is called as its album is, as far as every system takes the name', () => {
  const named = (title: string) => fileNameOf(title, { fallback: 'Album', extension: 'pdf' });
  expect(named('Testalbum')).toBe('Testalbum.pdf');
  expect(named('Blau/Weiß: 100 Jahre?')).toBe('Blau Weiß  100 Jahre.pdf');
  expect(named(' ? ')).toBe('Album.pdf');
});
