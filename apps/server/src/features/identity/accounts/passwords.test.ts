import { expect, test } from 'vitest';
import { hashPassword, passwordFault, matchPassword } from './passwords.ts';

/** Cheap, but for the one that says what a server does by itself. */
const LOG_N = 4;
const ABOUT = ['lena.kowalska@verein.de', 'Lena Kowalska'];

test('a password fits its hash and no other does', async () => {
  const stored = await hashPassword('sechs Tore in Łódź', 15);
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await matchPassword('sechs Tore in Łódź', LOG_N, [stored])).toBe(0);
  expect(await matchPassword('sechs Tore in Łódz', LOG_N, [stored])).toBe(-1);
  expect(await matchPassword('', LOG_N, [stored])).toBe(-1);
});

test('the same password never has the same hash, and composed letters count as one', async () => {
  const one = await hashPassword('füchse im bau', LOG_N);
  expect(await hashPassword('füchse im bau', LOG_N)).not.toBe(one);
  expect(await matchPassword('füchse im bau'.normalize('NFD'), LOG_N, [one])).toBe(0);
});

test('of several accounts with one address the first that fits is taken, and all share one salt', async () => {
  const first = await hashPassword('füchse im bau', LOG_N);
  const second = await hashPassword('hasen im feld', LOG_N, first);
  expect(second.split('$').slice(0, 5)).toEqual(first.split('$').slice(0, 5));
  const stored = [null, first, second];
  expect(await matchPassword('füchse im bau', LOG_N, stored)).toBe(1);
  expect(await matchPassword('hasen im feld', LOG_N, stored)).toBe(2);
  expect(await matchPassword('dachse im wald', LOG_N, stored)).toBe(-1);
});

test('nobody signs in without a password', async () => {
  expect(await matchPassword('', LOG_N, [null])).toBe(-1);
  expect(await matchPassword('undefined', LOG_N, [null])).toBe(-1);
});

test.each([
  ['kurz', 'password_short'],
  ['123456789', 'password_short'],
  ['😀😀😀😀😀', 'password_short'],
  ['x'.repeat(201), 'password_long'],
  ['aaaaaaaaaaaa', 'password_easy'],
  ['1234567890', 'password_easy'],
  ['9876543210', 'password_easy'],
  ['qwertzuiop', 'password_easy'],
  ['Passwort123!', 'password_easy'],
  ['Schmetterling', 'password_easy'],
  ['ich liebe dich', 'password_easy'],
  ['W1llk0mm3n', 'password_easy'],
  ['Bayern-Muenchen', 'password_easy'],
  ['nuttertools', 'password_easy'],
  ['Trustno1-2026!', 'password_easy'],
  ['Cocacola!777', 'password_easy'],
  ['lena.kowalska', 'password_easy'],
  ['LenaKowalska2026', 'password_easy'],
  ['lena.kowalska@verein.de', 'password_easy'],
] as const)('%j is refused: %s', async (password, fault) => {
  expect(await passwordFault(password, ABOUT)).toBe(fault);
});

test.each(['korrekt pferd batterie', 'T7!kx0-wq_9', 'żółta łódź 7', 'Lena spielt links außen'])(
  '%j will do',
  async (password) => {
    expect(await passwordFault(password, ABOUT)).toBeUndefined();
  },
);
