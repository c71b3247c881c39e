/** Who may do what to an album. The same functions decide in the server and enable buttons in the browser. */
import type { AlbumNode } from './document/nodes/node.ts';

export const ALBUM_ROLES = ['owner', 'member', 'admin', 'viewer'] as const;
/** `owner` and `member` edit; `admin` also what is locked; `viewer` (a preview link) only looks. */
export type AlbumRole = (typeof ALBUM_ROLES)[number];

/** Somebody before an album, with what of the album's state bears on what they may do. */
export interface Actor {
  readonly userId: string;
  readonly role: AlbumRole;
  /** A print approval locks an album. */
  readonly albumLocked: boolean;
}

export type EditRefusal = 'forbidden' | 'album_locked';

/** Why the document may not be changed, or null when it may. */
export function editRefusal({ role, albumLocked }: Actor): EditRefusal | null {
  if (role === 'viewer') return 'forbidden';
  return albumLocked && role !== 'admin' ? 'album_locked' : null;
}

export function mayEditAlbum(actor: Actor): boolean {
  return editRefusal(actor) === null;
}

/** A comment is changed, duplicated and deleted by its author or an administrator; everybody may answer it and say that it is done. */
export function mayEditComment(actor: Actor, comment: { readonly userId: string }): boolean {
  return actor.role === 'admin' || (actor.role !== 'viewer' && comment.userId === actor.userId);
}

/**
 * Whether the tools act on a node: the album is open to the actor, a comment is their own, and the element is not
 * locked. An element's lock keeps hands off, it is no right: anybody who may edit unlocks it, and commands that sweep
 * over everything (layouts, removing a spread) pass over it.
 */
export function mayEditNode(actor: Actor, node: AlbumNode): boolean {
  if (!mayEditAlbum(actor)) return false;
  if (node.type === 'Comment') return mayEditComment(actor, node.props);
  return !('locked' in node.props && node.props.locked);
}

/** Inviting, cancelling invitations and removing members is the owner's, and an administrator's. */
export function mayManageMembers({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'owner' || role === 'admin';
}

export function mayDeleteAlbum({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'owner' || role === 'admin';
}

/** Locking and unlocking by hand; a print approval locks through its own call. */
export function mayLockAlbum({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}

/** Comments show in the editor to everybody in the album, never in print and preview. */
export function maySeeComments({ role }: Pick<Actor, 'role'>): boolean {
  return role !== 'viewer';
}
