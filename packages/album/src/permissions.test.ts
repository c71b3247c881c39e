import { describe, expect, it, test } from 'vitest';
import { anAlbum } from '../testing/index.ts';
import type { NodeId } from './document/ids.ts';
import {
  ALBUM_ACTIONS,
  ALBUM_ROLES,
  type AlbumAction,
  type AlbumRole,
  type Grant,
  may,
  mayEditNode,
  refusalOf,
} from './permissions.ts';

const actor = (role: AlbumRole, albumLocked = false) => ({ userId: 'me', role, albumLocked });

/** As decided, a letter a role in the order of ALBUM_ROLES: yes, no, unless locked. */
const DECIDED: Record<AlbumAction, string> = {
  read: 'yyyn',
  design: 'uuyn',
  fill: 'uuyn',
  seePeople: 'yyyn',
  exportConsents: 'ynyn',
  comment: 'uuyn',
  changeAnyComment: 'nnyn',
  keepLayouts: 'yyyn',
  manageMembers: 'ynyn',
  delete: 'ynyn',
  copy: 'ynyn',
  lock: 'nnyn',
  print: 'nnyn',
  makeBlueprint: 'nnyn',
};
const pairs = ALBUM_ACTIONS.flatMap((action) =>
  ALBUM_ROLES.map((role, at) => [role, action, DECIDED[action][at]!] as const),
);

test.each(pairs)('%s: %s: %s', (role, action, decided) => {
  const refusals = [refusalOf(actor(role), action), refusalOf(actor(role, true), action)];
  const expected = { y: [null, null], n: ['forbidden', 'forbidden'], u: [null, 'album_locked'] }[decided];
  expect(refusals).toEqual(expected);
});

describe('the table of roles', () => {
  it('grants nothing to a role that it does not know, and nothing past a lock that nobody has looked at', () => {
    for (const role of ['stranger', 'constructor', '__proto__', '', null, undefined])
      expect(ALBUM_ACTIONS.filter((action) => may(actor(role as AlbumRole), action))).toEqual([]);
    expect([may({ role: 'owner' }, 'read'), may({ role: 'owner' }, 'design')]).toEqual([true, false]);
  });

  it('does not compile before a new role or a new action is filled in', () => {
    type Table<Role extends string> = Record<string, Record<Role, Grant>>;
    const table = { read: { owner: 'yes', member: 'yes', admin: 'yes', viewer: 'no' } } as const;
    table satisfies Table<AlbumRole>;
    // @ts-expect-error a role that no row names
    table satisfies Table<AlbumRole | 'reader'>;
    // @ts-expect-error an action that names only one role
    ({ ...table, order: { owner: 'yes' } }) satisfies Table<AlbumRole>;
    // @ts-expect-error an action that is not in the table
    expect(() => may(actor('owner'), 'order')).toThrow();
  });
});

it('keeps tools off locked elements and off the comments of others', () => {
  const album = anAlbum().section().spread().rectangle({ id: 'free' }).rectangle({ id: 'locked', locked: true });
  const { nodes } = album
    .comment('', { id: 'mine', userId: 'me' })
    .comment('', { id: 'theirs', userId: 'them' })
    .build();
  const editable = (role: AlbumRole, albumLocked = false) =>
    ['free', 'locked', 'mine', 'theirs'].filter((id) =>
      mayEditNode(actor(role, albumLocked), nodes.get(id as NodeId)!),
    );
  expect(editable('member')).toEqual(['free', 'mine']);
  expect(editable('admin')).toEqual(['free', 'mine', 'theirs']);
  expect(editable('viewer')).toEqual([]);
  expect(editable('owner', true)).toEqual([]);
});
