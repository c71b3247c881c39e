/** What somebody is in an album, and whom they may remove from it. */
import { type AlbumRole, canBeKeptToChapters, may, type MemberRole } from '@figurina/album';
import type { GivenPlace, Place } from './place.ts';

/** Null for a stranger. An administrator of the product keeps the rights of one in an album that is theirs. */
export function roleIn(
  member: { readonly owner: boolean; readonly role: MemberRole } | undefined,
  user: { admin: boolean },
): AlbumRole | null {
  if (user.admin) return 'admin';
  return member ? (member.owner ? 'owner' : member.role) : null;
}

export function givenPlace({ role, sections }: GivenPlace): GivenPlace {
  const kept = canBeKeptToChapters(role) ? sections : null;
  return { role, sections: kept && [...new Set(kept)] };
}

export function placeIn(
  member: (GivenPlace & { readonly owner: boolean }) | undefined,
  user: { admin: boolean },
): Place | null {
  const role = roleIn(member, user);
  if (!role || !member || role !== member.role) return role && { role, sections: null };
  return givenPlace(member);
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
