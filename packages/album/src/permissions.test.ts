import { describe, expect, it } from 'vitest';
import { anAlbum } from '../testing/index.ts';
import type { NodeId } from './document/ids.ts';
import { ALBUM_ROLES, type AlbumRole, mayEditAlbum, mayEditNode, mayManageMembers } from './permissions.ts';

const actor = (role: AlbumRole, albumLocked = false) => ({ userId: 'me', role, albumLocked });
const allowed = (may: (role: AlbumRole) => boolean) => ALBUM_ROLES.filter(may);

describe('permissions', () => {
  it('let owners, members and administrators edit, a locked album administrators alone', () => {
    expect(allowed((role) => mayEditAlbum(actor(role)))).toEqual(['owner', 'member', 'admin']);
    expect(allowed((role) => mayEditAlbum(actor(role, true)))).toEqual(['admin']);
  });

  it('leave members to the owner and to administrators', () => {
    expect(allowed((role) => mayManageMembers({ role }))).toEqual(['owner', 'admin']);
  });

  it('keep tools off locked elements and off the comments of others', () => {
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
});
