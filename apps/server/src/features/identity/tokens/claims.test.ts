import { expect, test } from 'vitest';
import { claimAt, profileOf, rolesOf, scopesOf } from './claims.ts';

test('roles are found wherever an issuer puts them', () => {
  expect(rolesOf({ roles: ['admin', 7, 'editor'] }, 'roles')).toEqual(['admin', 'editor']);
  expect(rolesOf({ realm_access: { roles: ['admin'] } }, 'realm_access.roles')).toEqual(['admin']);
  expect(rolesOf({ 'https://figurina.example/roles': ['admin'] }, 'https://figurina.example/roles')).toEqual(['admin']);
  expect(rolesOf({ groups: 'admin, print staff' }, 'groups')).toEqual(['admin', 'print', 'staff']);
  expect(rolesOf({ 'urn:roles': { admin: { org: 'x' } } }, 'urn:roles')).toEqual(['admin']);
  expect(rolesOf({ roles: null }, 'roles')).toEqual([]);
  expect(rolesOf({}, 'a.b.c')).toEqual([]);
});

test('what an object inherits is no claim', () => {
  expect(claimAt({}, 'constructor')).toBeUndefined();
  expect(claimAt({ a: {} }, 'a.toString')).toBeUndefined();
});

test('scopes come as text or list', () => {
  expect(scopesOf({ scope: 'openid manage:current_user_albums' })).toContain('manage:current_user_albums');
  expect(scopesOf({ scp: ['manage:current_user_albums'] })).toEqual(['manage:current_user_albums']);
  expect(scopesOf({})).toEqual([]);
});

test('a profile takes what is there and nothing that is none', () => {
  expect(profileOf({ email: 'a@b.de', name: 'Lena', picture: 'https://x.de/l.png', locale: 'pl-PL' })).toEqual({
    email: 'a@b.de',
    nickname: 'Lena',
    picture: 'https://x.de/l.png',
    locale: 'pl',
  });
  expect(profileOf({ email: ' ', picture: 'javascript:alert(1)', locale: 'pt' })).toEqual({
    email: undefined,
    nickname: undefined,
    picture: undefined,
    locale: undefined,
  });
});
