import { expect, test } from 'vitest';
import { hashPassword, passwordFault, verifyPassword } from './passwords.ts';

const ABOUT = ['lena.kowalska@verein.de', 'Lena Kowalska'];

test('a password fits its hash and no other does', async () => {
  const stored = await hashPassword('sechs Tore in Łódź');
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('sechs Tore in Łódź', stored)).toBe(true);
  expect(await verifyPassword('sechs Tore in Łódz', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('the same password never has the same hash, and composed letters count as one', async () => {
  const one = await hashPassword('füchse im bau');
  expect(await hashPassword('füchse im bau')).not.toBe(one);
  expect(await verifyPassword('füchse im bau'.normalize('NFD'), one)).toBe(true);
});

test('nobody signs in without a password', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('undefined', null)).toBe(false);
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
  ['lena.kowalska', 'password_easy'],
  ['LenaKowalska2026', 'password_easy'],
  ['lena.kowalska@verein.de', 'password_easy'],
] as const)('%j is refused: %s', (password, fault) => {
  expect(passwordFault(password, ABOUT)).toBe(fault);
});

test.each(['korrekt pferd batterie', 'T7!kx0-wq_9', 'żółta łódź 7', 'Lena spielt links außen'])(
  '%j will do',
  (password) => {
    expect(passwordFault(password, ABOUT)).toBeUndefined();
  },
);
