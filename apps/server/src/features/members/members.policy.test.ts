import { expect, test } from 'vitest';
import { givenPlace, mayRemove, placeIn, roleIn } from './members.policy.ts';

const owner = { owner: true, role: 'editor', user_sub: 'olga' } as const;
const member = { owner: false, role: 'editor', user_sub: 'mia' } as const;
const filler = { ...member, role: 'filler' } as const;

test.each([
  [owner, false, 'owner'],
  [member, false, 'editor'],
  [filler, false, 'filler'],
  [undefined, false, null],
  [owner, true, 'admin'],
  [undefined, true, 'admin'],
] as const)('%j is, administrator %s, in the album as %s', (row, admin, role) => {
  expect(roleIn(row, { admin })).toBe(role);
});

test.each([
  [{ ...filler, sections: ['s1'] }, false, { role: 'filler', sections: ['s1'] }],
  [{ ...member, sections: null }, false, { role: 'editor', sections: null }],
  [{ ...member, role: 'reader', sections: ['s1'] }, false, { role: 'reader', sections: null }],
  [{ ...owner, sections: ['s1'] }, false, { role: 'owner', sections: null }],
  [{ ...filler, sections: ['s1'] }, true, { role: 'admin', sections: null }],
  [undefined, false, null],
] as const)('the place of %j, administrator %s, is %j', (row, admin, place) => {
  expect(placeIn(row, { admin })).toEqual(place);
});

test('a chapter is named once', () => {
  expect(givenPlace({ role: 'editor', sections: ['a', 'b', 'a'] })).toEqual({ role: 'editor', sections: ['a', 'b'] });
});

test.each([
  ['owner', 'olga', member, 'allowed'],
  ['owner', 'olga', owner, 'owner_cannot_be_removed'],
  ['editor', 'mia', member, 'allowed'],
  ['editor', 'max', member, 'forbidden'],
  ['editor', 'mia', owner, 'forbidden'],
  ['viewer', 'max', member, 'forbidden'],
  ['admin', 'mia', owner, 'owner_cannot_be_removed'],
  ['admin', 'anna', member, 'allowed'],
] as const)('%s %s removes %j: %s', (role, caller, association, verdict) => {
  expect(mayRemove(role, caller, association)).toBe(verdict);
});
