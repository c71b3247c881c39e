import type { AlbumRole } from '@figurina/album';

/** What somebody may do in an album, from what they are in it and everywhere; null for a stranger. */
export function roleIn(membership: 'owner' | 'member' | 'admin' | null, user: { admin: boolean }): AlbumRole | null {
  // An administrator edits what is locked, also in an album that is theirs.
  return user.admin ? 'admin' : membership;
}
