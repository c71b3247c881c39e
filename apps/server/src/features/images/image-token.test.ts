import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createImageTokens, type ImageReader } from './image-token.ts';

const at = (time: string) => createImageTokens({ secret: 'a secret', now: () => new Date(time) });
const ANNA: ImageReader = { kind: 'person', id: 'anna', admin: false };

const readers: fc.Arbitrary<ImageReader> = fc.oneof(
  fc.record({
    kind: fc.constant('person' as const),
    id: fc.string({ unit: 'binary', minLength: 1 }),
    admin: fc.boolean(),
  }),
  fc.constant({ kind: 'render' as const }),
  fc.record({ kind: fc.constant('preview' as const), link: fc.stringMatching(/^[\w-]{1,50}$/) }),
);

test('a token says who reads, for its album alone', () => {
  const tokens = at('2026-03-14T10:00:00Z');
  fc.assert(
    fc.property(readers, fc.string(), fc.string(), (reader, album, other) => {
      const token = tokens.issue(album, reader);
      expect(token).toMatch(/^[\w.-]+$/);
      expect(tokens.read(token, album)).toEqual(reader);
      if (other !== album) expect(tokens.read(token, other)).toBeUndefined();
    }),
  );
});

test('it stays the same for the month, lives through the next one, and ends', () => {
  const token = at('2026-03-01T00:00:00Z').issue('a', ANNA);
  expect(at('2026-03-31T23:59:59Z').issue('a', ANNA)).toBe(token);
  expect(at('2026-04-30T23:59:59Z').read(token, 'a')).toEqual(ANNA);
  expect(at('2026-05-01T00:00:00Z').read(token, 'a')).toBeUndefined();
  expect(at('2026-12-31T00:00:00Z').issue('a', ANNA)).not.toBe(token);
});

test('an administrator keeps the role in it for two days at most, a print its right for two hours', () => {
  const admin = at('2026-03-01T08:00:00Z').issue('a', { ...ANNA, admin: true });
  expect(at('2026-03-01T23:00:00Z').issue('a', { ...ANNA, admin: true })).toBe(admin);
  expect(at('2026-03-02T23:59:00Z').read(admin, 'a')).toEqual({ ...ANNA, admin: true });
  expect(at('2026-03-03T00:00:00Z').read(admin, 'a')).toBeUndefined();
  const print = at('2026-03-01T08:00:00Z').issue('a', { kind: 'render' });
  expect(at('2026-03-01T09:59:00Z').read(print, 'a')).toEqual({ kind: 'render' });
  expect(at('2026-03-01T10:00:00Z').read(print, 'a')).toBeUndefined();
});

test('nobody makes one up or changes one', () => {
  const tokens = at('2026-03-14T10:00:00Z');
  const token = tokens.issue('a', ANNA);
  const [day, subject, signature] = token.split('.');
  const anna = subject!.slice(1);
  for (const forged of [
    '',
    '..',
    'x',
    `${day}.a${anna}.${signature}`,
    `zzzz.${subject}.${signature}`,
    `${token}.x`,
    `${day}.r.${signature}`,
  ])
    expect(tokens.read(forged, 'a'), forged).toBeUndefined();
  const other = createImageTokens({ secret: 'another', now: () => new Date('2026-03-14T10:00:00Z') });
  expect(other.read(token, 'a')).toBeUndefined();
});
