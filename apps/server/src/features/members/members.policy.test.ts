import { expect, test } from 'vitest';
import { mayRemove, roleIn } from './members.policy.ts';

const owner = { owner: true, user_sub: 'olga' };
const member = { owner: false, user_sub: 'mia' };

test.each([
  [owner, false, 'owner'],
  [member, false, 'member'],
  [undefined, false, null],
  [owner, true, 'admin'],
  [undefined, true, 'admin'],
] as const)('%j is, administrator %s, in the album as %s', (row, admin, role) => {
  expect(roleIn(row, { admin })).toBe(role);
});

test.each([
  ['owner', 'olga', member, 'allowed'],
  ['owner', 'olga', owner, 'owner_cannot_be_removed'],
  ['member', 'mia', member, 'allowed'],
  ['member', 'max', member, 'forbidden'],
  ['member', 'mia', owner, 'forbidden'],
  ['viewer', 'max', member, 'forbidden'],
  ['admin', 'mia', owner, 'owner_cannot_be_removed'],
  ['admin', 'anna', member, 'allowed'],
] as const)('%s %s removes %j: %s', (role, caller, association, verdict) => {
  expect(mayRemove(role, caller, association)).toBe(verdict);
});
