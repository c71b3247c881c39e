import { describe, expect, it, test } from 'vitest';
import {
  ALBUM_ACTIONS,
  ALBUM_ROLES,
  type AlbumAction,
  type AlbumRole,
  type Grant,
  may,
  refusalOf,
} from './permissions.ts';

const actor = (role: AlbumRole, albumLocked = false) => ({ userId: 'me', role, albumLocked });

/** As decided, a letter a role in the order of ALBUM_ROLES: yes, no, unless locked, if the owner allowed it. */
const DECIDED: Record<AlbumAction, string> = {
  read: 'yyyyyyn',
  design: 'uunnnyn',
  fill: 'uuunnyn',
  comment: 'yyyynyn',
  changeAnyComment: 'nnnnnyn',
  seePeople: 'yyynnyn',
  exportConsents: 'ynnnnyn',
  erasePerson: 'ynnnnyn',
  keepLayouts: 'yynnnyn',
  namePoints: 'yynnnyn',
  restore: 'uunnnyn',
  restoreStickers: 'uuunnyn',
  switchMails: 'yynnnyn',
  readPreviewLink: 'yyyynyn',
  changePreviewLink: 'ynnnnyn',
  manageMembers: 'ynnnnyn',
  leave: 'nyyyynn',
  handOver: 'ynnnnyn',
  order: 'yynnnyn',
  startProof: 'yynnnyn',
  sendFeedback: 'yyyynyn',
  approve: 'yannnyn',
  delete: 'ynnnnyn',
  emptyTrash: 'ynnnnyn',
  copy: 'ynnnnyn',
  lock: 'nnnnnyn',
  print: 'nnnnnyn',
  makeBlueprint: 'nnnnnyn',
};
const pairs = ALBUM_ACTIONS.flatMap((action) =>
  ALBUM_ROLES.map((role, at) => [role, action, DECIDED[action][at]!] as const),
);

test.each(pairs)('%s: %s: %s', (role, action, decided) => {
  const refusals = [
    refusalOf(actor(role), action),
    refusalOf(actor(role, true), action),
    refusalOf({ ...actor(role, true), allowed: true }, action),
  ];
  const no = 'forbidden';
  const locked = 'album_locked';
  const expected = { y: [null, null, null], n: [no, no, no], u: [null, locked, locked], a: [no, no, null] }[decided];
  expect(refusals).toEqual(expected);
});

describe('the table of roles', () => {
  it('grants nothing to a role that it does not know, and nothing past a lock that nobody has looked at', () => {
    for (const role of ['stranger', 'constructor', '__proto__', '', null, undefined])
      expect(ALBUM_ACTIONS.filter((action) => may(actor(role as AlbumRole), action))).toEqual([]);
    expect([may({ role: 'owner' }, 'read'), may({ role: 'owner' }, 'design')]).toEqual([true, false]);
  });

  it('does not compile before a new role or a new action is filled in', () => {
    type Table<Roles extends readonly string[]> = Record<string, { readonly [At in keyof Roles]: Grant }>;
    const table = { read: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no'] } as const;
    table satisfies Table<typeof ALBUM_ROLES>;
    // @ts-expect-error a role that no row names
    table satisfies Table<readonly [...typeof ALBUM_ROLES, 'printer']>;
    // @ts-expect-error an action that names only one role
    ({ ...table, fold: ['yes'] }) satisfies Table<typeof ALBUM_ROLES>;
    // @ts-expect-error an action that is not in the table
    expect(() => may(actor('owner'), 'fold')).toThrow();
  });
});
