import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './session.ts';
import { parseStoredToken } from './stored-token.ts';

test('reads the token as the sign-in library stores it', () => {
  const stored = JSON.stringify({ access_token: 'abc', expires_at: 1_800_000_000, profile: { sub: 'x' } });
  expect(parseStoredToken(stored)).toEqual({ accessToken: 'abc', expiresAt: 1_800_000_000 });
});

test('whatever else lies there is no token', () => {
  for (const text of ['', '{', 'null', '[]', '{"access_token":1,"expires_at":2}', '{"access_token":"a"}'])
    expect(parseStoredToken(text)).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => parseStoredToken(text) === null));
});

test('comes back to paths of this app only', () => {
  expect(safePath('/album/a1/stickers?x=1')).toBe('/album/a1/stickers?x=1');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:x', '', null, 7])
    expect(safePath(elsewhere)).toBe('/start');
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      expect(new URL(safePath(url), 'https://own.example').origin).toBe('https://own.example');
    }),
  );
});
