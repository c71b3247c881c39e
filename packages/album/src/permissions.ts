/** Who may do what to an album. The same table decides in the server and enables buttons in the browser. */
import type { AlbumNode } from './document/nodes/node.ts';

export const ALBUM_ROLES = ['owner', 'member', 'admin', 'viewer'] as const;
/** `admin` is an administrator of the product, in every album; `viewer` holds a preview link. A stranger has none. */
export type AlbumRole = (typeof ALBUM_ROLES)[number];

/** `unless_locked`: not while a print approval, or an administrator, keeps the album as it is. */
export type Grant = 'yes' | 'no' | 'unless_locked';

/**
 * Every action with every role: a new one of either does not compile before it is filled in, and what is not granted
 * here is refused.
 */
const GRANTS = {
  /** The album with its pictures, its members, its settings; a proof of it. */
  read: { owner: 'yes', member: 'yes', admin: 'yes', viewer: 'no' },
  /** Layout, chapters, styles, pictures, the album's head, the settings of its sticker link. */
  design: { owner: 'unless_locked', member: 'unless_locked', admin: 'yes', viewer: 'no' },
  /** Stickers with their photos and crops; taking in what came through the link, reminding people. */
  fill: { owner: 'unless_locked', member: 'unless_locked', admin: 'yes', viewer: 'no' },
  /** Who handed in what, with their addresses. */
  seePeople: { owner: 'yes', member: 'yes', admin: 'yes', viewer: 'no' },
  /** What people agreed to, as a file. */
  exportConsents: { owner: 'yes', member: 'no', admin: 'yes', viewer: 'no' },
  comment: { owner: 'unless_locked', member: 'unless_locked', admin: 'yes', viewer: 'no' },
  /** Changing and deleting what somebody else wrote. */
  changeAnyComment: { owner: 'no', member: 'no', admin: 'yes', viewer: 'no' },
  /** The layouts of the album's owner, which belong to no album. */
  keepLayouts: { owner: 'yes', member: 'yes', admin: 'yes', viewer: 'no' },
  /** Inviting, seeing and cancelling invitations, removing others. */
  manageMembers: { owner: 'yes', member: 'no', admin: 'yes', viewer: 'no' },
  delete: { owner: 'yes', member: 'no', admin: 'yes', viewer: 'no' },
  /** A second album of one's own, with people's names and the pictures that those who work on it brought in. */
  copy: { owner: 'yes', member: 'no', admin: 'yes', viewer: 'no' },
  /** By hand; a print approval locks through its own call. */
  lock: { owner: 'no', member: 'no', admin: 'yes', viewer: 'no' },
  /** Files for the printer, and the exports of everybody. */
  print: { owner: 'no', member: 'no', admin: 'yes', viewer: 'no' },
  /** Making the album a blueprint, with what that needs to see. */
  makeBlueprint: { owner: 'no', member: 'no', admin: 'yes', viewer: 'no' },
} as const satisfies Record<string, Record<AlbumRole, Grant>>;

export type AlbumAction = keyof typeof GRANTS;
export const ALBUM_ACTIONS = Object.keys(GRANTS) as readonly AlbumAction[];

/** Somebody before an album, with what of the album's state bears on what they may do. */
export interface Actor {
  readonly userId: string;
  readonly role: AlbumRole;
  readonly albumLocked: boolean;
}

/** What an action is judged by; a lock that is not known counts as closed. */
type Judged = Pick<Actor, 'role'> & Partial<Pick<Actor, 'albumLocked'>>;

export type EditRefusal = 'forbidden' | 'album_locked';

/** Why an action may not be done, or null when it may. A role that this version does not know may nothing. */
export function refusalOf({ role, albumLocked = true }: Judged, action: AlbumAction): EditRefusal | null {
  const grants: Partial<Record<AlbumRole, Grant>> = GRANTS[action];
  const grant = Object.hasOwn(grants, role) ? grants[role] : undefined;
  if (grant === 'yes') return null;
  if (grant !== 'unless_locked') return 'forbidden';
  return albumLocked ? 'album_locked' : null;
}

export function may(actor: Judged, action: AlbumAction): boolean {
  return refusalOf(actor, action) === null;
}

/** Why the document may not be changed, or null when it may. */
export function editRefusal(actor: Actor): EditRefusal | null {
  return refusalOf(actor, 'design');
}

export function mayEditAlbum(actor: Actor): boolean {
  return editRefusal(actor) === null;
}

/**
 * A comment is changed, duplicated and deleted by its author or an administrator; everybody may answer it and say that
 * it is done. Whether the album is locked is not asked here.
 */
export function mayEditComment(actor: Actor, comment: { readonly userId: string }): boolean {
  if (may(actor, 'changeAnyComment')) return true;
  return comment.userId === actor.userId && may({ ...actor, albumLocked: false }, 'comment');
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
