/** What somebody is in an album, and whom they may remove from it. */
import { type AlbumRole, may, type MemberRole } from '@figurina/album';

/** Null for a stranger. An administrator of the product keeps the rights of one in an album that is theirs. */
export function roleIn(
  member: { readonly owner: boolean; readonly role: MemberRole } | undefined,
  user: { admin: boolean },
): AlbumRole | null {
  if (user.admin) return 'admin';
  return member ? (member.owner ? 'owner' : member.role) : null;
}

export type Removal = 'allowed' | 'forbidden' | 'owner_cannot_be_removed';

/** A member may always leave. The owner stays, whoever asks. */
export function mayRemove(
  role: AlbumRole,
  callerId: string,
  association: { owner: boolean; user_sub: string },
): Removal {
  if (association.user_sub !== callerId && !may({ role }, 'manageMembers')) return 'forbidden';
  return association.owner ? 'owner_cannot_be_removed' : 'allowed';
}
