/** How a row of the table of calls reads: who calls, whose the ids are, and what everybody is then answered. */
import { type AlbumAction, type AlbumRole, refusalOf } from '@figurina/album';
import type { ErrorCode } from './errors.ts';

/**
 * `orderer`: ordered the album and has left it. `late`: staff whose access token has run out. `key`: staff's key for scripts
 * with every scope but the one that is asked for. `bearer`: sends a public token in the place of an access token.
 */
export const CALLERS = [
  'visitor',
  'bearer',
  'late',
  'key',
  'stranger',
  'orderer',
  'reader',
  'commenter',
  'filler',
  'editor',
  'owner',
  'staff',
] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * Whose ids a call names: those of an album that the caller is in, the same while it is locked, those of somebody else's,
 * an album of one's own with a thing of somebody else's, those of an album in the trash, and such that there are not.
 */
export const WHOSE = ['own', 'locked', 'foreign', 'crossed', 'deleted', 'unknown'] as const;
export type Whose = (typeof WHOSE)[number];

/** What the holder of a public address has. */
export const TOKENS = [
  'preview',
  'sticker link',
  'withdrawal',
  'invitation',
  'proof',
  'batch',
  'guest order',
  'order',
  'invoice',
  'no mails',
  'partner',
] as const;
export type Token = (typeof TOKENS)[number];

export type Rule =
  /** The table of roles decides, by what is asked for. `hidden`: who may not is told that there is none. */
  | { readonly by: 'role'; readonly may: readonly AlbumAction[]; readonly hidden?: true }
  /** Who placed it, the owner of its album, staff; for everybody else there is none. `inAlbum`: no more when they have left it. */
  | { readonly by: 'order'; readonly inAlbum?: true }
  | { readonly by: 'staff' }
  /** Everybody with an account, about what is theirs. */
  | { readonly by: 'account' }
  /** Of one person, or staff's as well; for everybody else there is none. */
  | { readonly by: 'self'; readonly whose: Caller; readonly andStaff?: true }
  /** By an address that was signed for somebody who may; without its signature there is nothing. */
  | { readonly by: 'signed'; readonly gone: ErrorCode }
  | { readonly by: 'anybody' }
  /** Whoever holds a token of that kind, signed in or not; with any other: `gone`. */
  | { readonly by: 'token'; readonly of: Token; readonly gone: ErrorCode }
  /** By a token that the server gives to its own browser that prints. */
  | { readonly by: 'print' };

/** `allowed`: whatever the call then says of what was asked. */
export type Said = ErrorCode | 'allowed';

/** What a caller is answered; `may`: which of the row's actions is asked for. Of tokens see the test that walks the table. */
export function said(rule: Rule, caller: Caller, whose: Whose, may?: AlbumAction): Said {
  // Judged before anything else of a request, also where everybody else needs nothing.
  if (caller === 'key') return 'api_key_scope_missing';
  if (rule.by === 'anybody' || rule.by === 'token') return 'allowed';
  if (rule.by === 'signed') return rule.gone;
  if (rule.by === 'print' || caller === 'visitor' || caller === 'bearer') return 'unauthorized';
  if (caller === 'late') return 'token_expired';
  const isThere = whose !== 'unknown' && whose !== 'deleted';
  switch (rule.by) {
    case 'account':
      return 'allowed';
    case 'self':
      if (caller === 'staff' && rule.andStaff && isThere) return 'allowed';
      return caller === rule.whose && whose === 'own' ? 'allowed' : 'not_found';
    case 'staff':
      if (caller !== 'staff') return 'forbidden';
      return isThere ? 'allowed' : 'not_found';
    case 'order':
      if (!isThere) return 'not_found';
      if (caller === 'staff') return 'allowed';
      return whose === 'own' && (caller === 'owner' || (caller === 'orderer' && !rule.inAlbum))
        ? 'allowed'
        : 'not_found';
    case 'role': {
      const as = roleOf(caller, whose);
      if (!as || !may || !isThere) return 'not_found';
      const refused = refusalOf({ role: as, albumLocked: whose === 'locked' }, may);
      if (refused) return rule.hidden ? 'not_found' : refused;
      return whose === 'crossed' ? 'not_found' : 'allowed';
    }
  }
}

/** Undefined for who is not in the album at all. */
function roleOf(caller: Caller, whose: Whose): AlbumRole | undefined {
  if (caller === 'staff') return 'admin';
  if (whose === 'foreign' || caller === 'stranger' || caller === 'orderer') return undefined;
  return caller as AlbumRole;
}
