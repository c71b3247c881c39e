/** Who may do what with the people of an album. */

/** `admin`: an administrator who is not in the album themselves. */
export type AlbumRole = 'owner' | 'member' | 'admin';

/** Inviting, cancelling an invitation, seeing the open ones, removing somebody else. */
export function mayManageMembers(role: AlbumRole): boolean {
  return role !== 'member';
}

export type Removal = 'allowed' | 'forbidden' | 'owner_cannot_be_removed';

/** A member may always leave. The owner stays, whoever asks. */
export function mayRemove(
  role: AlbumRole,
  callerId: string,
  association: { owner: boolean; user_sub: string },
  admin: boolean,
): Removal {
  const own = association.user_sub === callerId;
  if (!own && !admin && !mayManageMembers(role)) return 'forbidden';
  return association.owner ? 'owner_cannot_be_removed' : 'allowed';
}
