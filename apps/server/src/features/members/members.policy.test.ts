import { expect, test } from 'vitest';
import { mayManageMembers, mayRemove, type AlbumRole } from './members.policy.ts';

test.each<[AlbumRole, boolean]>([
  ['owner', true],
  ['admin', true],
  ['member', false],
])('%s manages members: %s', (role, may) => {
  expect(mayManageMembers(role)).toBe(may);
});

const owner = { owner: true, user_sub: 'olga' };
const member = { owner: false, user_sub: 'mia' };

test.each([
  ['owner', 'olga', member, false, 'allowed'],
  ['owner', 'olga', owner, false, 'owner_cannot_be_removed'],
  ['member', 'mia', member, false, 'allowed'],
  ['member', 'max', member, false, 'forbidden'],
  ['member', 'mia', owner, false, 'forbidden'],
  ['member', 'mia', owner, true, 'owner_cannot_be_removed'],
  ['member', 'max', member, true, 'allowed'],
  ['admin', 'anna', member, true, 'allowed'],
  ['admin', 'anna', owner, true, 'owner_cannot_be_removed'],
] as const)('%s %s removes %j (admin: %s): %s', (role, caller, association, admin, verdict) => {
  expect(mayRemove(role, caller, association, admin)).toBe(verdict);
});
