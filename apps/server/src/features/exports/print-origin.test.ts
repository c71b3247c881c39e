import { expect, test } from 'vitest';
import { printOrigin } from './print-origin.ts';

const at = (address: string, family = 'IPv4') => ({ server: { address: () => ({ address, family, port: 3000 }) } });
const settings = { internalUrl: undefined, baseUrl: 'https://alben.verein.de' };

test.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'IPv4', 'http://192.168.1.5:3000'],
  ['::', 'IPv6', 'http://[::1]:3000'],
  ['::1', 'IPv6', 'http://[::1]:3000'],
])('a server that listens on %s (%s) prints through itself', (address, family, origin) => {
  expect(printOrigin(at(address, family), settings)).toBe(origin);
});

test('a process that does not listen asks the internal address, else the public one', () => {
  const silent = { server: { address: () => null } };
  expect(printOrigin(silent, settings)).toBe('https://alben.verein.de');
  expect(printOrigin(silent, { ...settings, internalUrl: 'http://web:3000' })).toBe('http://web:3000');
  expect(printOrigin(at('127.0.0.1'), { ...settings, internalUrl: 'http://web:3000' })).toBe('http://web:3000');
});
