import { expect, test } from 'vitest';
import { ownOrigins } from './own-origins.ts';

test('a machine of one’s own has two names', () => {
  const all = ['http://localhost:3000', 'http://127.0.0.1:3000'];
  expect(ownOrigins('http://localhost:3000')).toEqual(all);
  expect(ownOrigins('http://127.0.0.1:3000')).toEqual(all);
});

test('a public address is the only one', () => {
  expect(ownOrigins('https://album.verein.de')).toEqual(['https://album.verein.de']);
  expect(ownOrigins('http://localhost.verein.de:8080')).toEqual(['http://localhost.verein.de:8080']);
});
