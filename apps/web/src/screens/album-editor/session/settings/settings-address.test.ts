import { expect, test } from 'vitest';
import { openedFrom, settingsAddress, settingsTabAt } from './settings-address.ts';

test.each([
  ['/album/a1/settings', 'general'],
  ['/album/a1/settings/', 'general'],
  ['/album/a1/settings/general', 'general'],
  ['/album/a1/settings/users', 'users'],
  ['/album/a1/settings/secrets', 'general'],
  ['/album/a1', null],
  ['/album/a1/stickers/settings', null],
])('%s opens %s', (pathname, tab) => {
  expect(settingsTabAt(pathname)).toBe(tab);
});

test('an address opens its own tab', () => {
  expect(settingsTabAt(settingsAddress('a1', 'users'))).toBe('users');
});

test('only an address is taken for where the settings were opened', () => {
  expect([
    openedFrom({ from: '/album/a1/styles' }),
    openedFrom(null),
    openedFrom({ from: 7 }),
    openedFrom('x'),
  ]).toEqual(['/album/a1/styles', null, null, null]);
});
