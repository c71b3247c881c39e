/** What nobody should send: one place of a value made wrong, and bodies that are none. */
import type { Chance } from './chance.ts';

const LONG = 'ä'.repeat(20_000);
const deep = (levels: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFFFF\u202E\u200B',
  LONG,
  "'; drop table albums; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("x")()}}',
  '../../etc/passwd',
  '=cmd|calc',
  'NaN',
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  [],
  {},
  ['a', 1, null],
  Array.from({ length: 2000 }, (_, at) => at),
  deep(300),
  { $gt: '' },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
  '2026-02-31',
  '-infinity',
];

/** For a piece of an address. */
export const HOSTILE_PIECES: readonly string[] = [
  '%00',
  '%E0%A4%A',
  '..%2F..%2Fetc',
  '%20',
  'null',
  '-1',
  '%F0%9F%92%A9',
  'a'.repeat(300),
  'x'.repeat(1500),
  '%ff%fe',
  "1'%20or%20'1'='1",
  '*',
  '%2e%2e',
  '1e309',
];

/** The same with one place of it something else, left out, or beside what nobody asked for. */
export function spoiled(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.happens(0.8)) {
    const at = chance.int(value.length);
    return value.map((one: unknown, index) => (index === at ? spoiled(one, chance) : one));
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && chance.happens(0.85)) {
    const keys = Object.keys(value);
    const key = chance.pick(keys);
    if (chance.happens(0.1)) return { ...value, [`${key}x`]: chance.pick(HOSTILE) };
    if (chance.happens(0.1)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    return { ...value, [key]: spoiled((value as Record<string, unknown>)[key], chance) };
  }
  return chance.pick(HOSTILE);
}

/** Bytes in the place of JSON. */
export function brokenBody(body: string, chance: Chance): string {
  return chance.pick([
    '',
    '{',
    body.slice(0, -1),
    `${body}${body}`,
    '['.repeat(20_000),
    `{"a":${'9'.repeat(5000)}}`,
    '\u0000',
    'null',
    '"x"',
    '[]',
    `{"a":"\\uD800"}`,
  ]);
}
