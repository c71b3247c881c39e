import { expect, test } from 'vitest';
import { printOrigin } from './print-origin.ts';

const at = (address: string, family = 'IPv4') => ({ server: { address: () => ({ address, family, port: 3000 }) } });

test.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'IPv4', 'http://192.168.1.5:3000'],
  ['::', 'IPv6', 'http://[::1]:3000'],
  ['::1', 'IPv6', 'http://[::1]:3000'],
])('a server that listens on %s (%s) prints through itself', (address, family, origin) => {
  expect(printOrigin(at(address, family))).toBe(origin);
});

test('one that does not listen cannot print', () => {
  expect(() => printOrigin({ server: { address: () => null } })).toThrow('has to listen');
});
