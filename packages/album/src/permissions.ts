/** Who may do what to an album. The same table decides in the server and enables buttons in the browser. */

export const ALBUM_ROLES = ['owner', 'editor', 'filler', 'commenter', 'reader', 'admin', 'viewer'] as const;
/**
 * `editor` designs with the owner (the member of the specification), `filler` brings people and their photos, `commenter`
 * says what is to be done, `reader` looks. `admin` is an administrator of the product, in every album; `viewer` holds a
 * preview link. A stranger has none.
 */
export type AlbumRole = (typeof ALBUM_ROLES)[number];

/** What the owner lets others be. */
export const MEMBER_ROLES = ['editor', 'filler', 'commenter', 'reader'] as const satisfies readonly AlbumRole[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * `unless_locked`: not while a print approval, or an administrator, keeps the album as it is. `if_allowed`: when the owner
 * has allowed it in the album's settings.
 */
export type Grant = 'yes' | 'no' | 'unless_locked' | 'if_allowed';
/** A grant a role, in the order of ALBUM_ROLES. */
type GrantsOf<Roles extends readonly string[]> = { readonly [At in keyof Roles]: Grant };
type Grants = GrantsOf<typeof ALBUM_ROLES>;

const Y = 'yes';
const N = 'no';
const U = 'unless_locked';
const A = 'if_allowed';

/**
 * Every action with every role: a new one of either does not compile before it is filled in, and what is not granted
 * here is refused.
 */
const GRANTS = {
  // owner, editor, filler, commenter, reader, admin, viewer
  /** The album with its pictures, its members, its history; a proof of it. */
  read: [Y, Y, Y, Y, Y, Y, N],
  /** Layout, chapters, styles, pictures, the album's head, the settings of its sticker link, its organisation. */
  design: [U, U, N, N, N, Y, N],
  /** Stickers with their photos and crops; taking in what came through the link, reminding people. */
  fill: [U, U, U, N, N, Y, N],
  /** In a locked album, too: reviewing is talking. Answering a proof is the same right. */
  comment: [Y, Y, Y, Y, N, Y, N],
  /** Changing and deleting what somebody else wrote. */
  changeAnyComment: [N, N, N, N, N, Y, N],
  /** Who handed in what, with their addresses. */
  seePeople: [Y, Y, Y, N, N, Y, N],
  /** What people agreed to, as a file. */
  exportConsents: [Y, N, N, N, N, Y, N],
  /** Taking somebody on a sticker out for good, of history and exports too. */
  erasePerson: [Y, N, N, N, N, Y, N],
  /** The layouts of the album's owner, which belong to no album. */
  keepLayouts: [Y, Y, N, N, N, Y, N],
  /** Points of the album's history: naming them, restoring from them and from the trash. */
  namePoints: [Y, Y, N, N, N, Y, N],
  restore: [U, U, N, N, N, Y, N],
  /** Of stickers that one may fill, from the trash. */
  restoreStickers: [U, U, U, N, N, Y, N],
  /** The album's switch of mails, which is everybody's; what one wants oneself is one's own. */
  switchMails: [Y, Y, N, N, N, Y, N],
  readPreviewLink: [Y, Y, Y, Y, N, Y, N],
  /** Rotating it, switching it off, what it shows. */
  changePreviewLink: [Y, N, N, N, N, Y, N],
  /** Inviting, seeing and cancelling invitations, roles, removing others. */
  manageMembers: [Y, N, N, N, N, Y, N],
  leave: [N, Y, Y, Y, Y, N, N],
  handOver: [Y, N, N, N, N, Y, N],
  order: [Y, Y, N, N, N, Y, N],
  /** Starting a round of proofs, with its people and its deadline. */
  startProof: [Y, Y, N, N, N, Y, N],
  sendFeedback: [Y, Y, Y, Y, N, Y, N],
  /** For print: the album is locked, for good. */
  approve: [Y, A, N, N, N, Y, N],
  delete: [Y, N, N, N, N, Y, N],
  /** For good, before its time. */
  emptyTrash: [Y, N, N, N, N, Y, N],
  /** A second album of one's own, with people's names and the pictures that those who work on it brought in. */
  copy: [Y, N, N, N, N, Y, N],
  /** By hand; a print approval locks through its own call. */
  lock: [N, N, N, N, N, Y, N],
  /** Files for the printer, and the exports of everybody. */
  print: [N, N, N, N, N, Y, N],
  /** Making the album a blueprint, with what that needs to see. */
  makeBlueprint: [N, N, N, N, N, Y, N],
} as const satisfies Record<string, Grants>;

export type AlbumAction = keyof typeof GRANTS;
export const ALBUM_ACTIONS = Object.keys(GRANTS) as readonly AlbumAction[];

/** Somebody before an album, with what of the album's state bears on what they may do. */
export interface Actor {
  readonly userId: string;
  readonly role: AlbumRole;
  readonly albumLocked: boolean;
  /** Ids of the chapters that an editor or a filler is restricted to; none given: all of them. */
  readonly sections?: readonly string[] | null;
}

/** What an action is judged by; a lock that is not known counts as closed, what the owner may have allowed as not allowed. */
type Judged = Pick<Actor, 'role'> & Partial<Pick<Actor, 'albumLocked'>> & { readonly allowed?: boolean };

export type EditRefusal = 'forbidden' | 'album_locked';

/** Why an action may not be done, or null when it may. A role that this version does not know may nothing. */
export function refusalOf(
  { role, albumLocked = true, allowed = false }: Judged,
  action: AlbumAction,
): EditRefusal | null {
  const grants: readonly Grant[] = GRANTS[action];
  const grant = grants[ALBUM_ROLES.indexOf(role)];
  if (grant === 'yes' || (grant === 'if_allowed' && allowed)) return null;
  if (grant !== 'unless_locked') return 'forbidden';
  return albumLocked ? 'album_locked' : null;
}

export function may(actor: Judged, action: AlbumAction): boolean {
  return refusalOf(actor, action) === null;
}

/** Chapters of one's own mean something only to who may change them. */
export function canBeKeptToChapters(role: AlbumRole): boolean {
  return role === 'editor' || role === 'filler';
}

/** Whether somebody is kept to chapters of their own. */
export function isRestricted({ role, sections }: Pick<Actor, 'role' | 'sections'>): boolean {
  return canBeKeptToChapters(role) && sections !== null && sections !== undefined;
}

/**
 * A comment is changed, duplicated and deleted by its author or an administrator; everybody may answer it and say that
 * it is done. Whether the album is locked is not asked here.
 */
export function mayEditComment(actor: Actor, comment: { readonly userId: string }): boolean {
  if (may(actor, 'changeAnyComment')) return true;
  return comment.userId === actor.userId && may({ ...actor, albumLocked: false }, 'comment');
}
