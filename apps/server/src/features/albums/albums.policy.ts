/** Who may do what to an album as a whole. What may be done inside it, packages/album says (permissions.ts). */
import { editRefusal, mayDeleteAlbum, mayLockAlbum, type Actor } from '@figurina/album';
import type { ErrorCode } from '@figurina/contract';

export interface HeadChange {
  title?: unknown;
  release_date?: unknown;
  language?: unknown;
  email_notifications_enabled?: unknown;
  fonts?: unknown;
  locked?: unknown;
}

/** Locking is an administrator's alone; everything else needs an album that the caller may edit. */
export function changeRefusal(actor: Actor, { locked, ...rest }: HeadChange): ErrorCode | null {
  if (locked !== undefined && !mayLockAlbum(actor)) return 'forbidden';
  const edits = Object.values(rest).some((value) => value !== undefined);
  return edits ? editRefusal(actor) : null;
}

export function deleteRefusal(actor: Actor): ErrorCode | null {
  return mayDeleteAlbum(actor) ? null : 'forbidden';
}

/** A copy carries people's names and pictures out of the album: its owner's to decide, and an administrator's. */
export function copyRefusal({ role }: Actor): ErrorCode | null {
  return role === 'owner' || role === 'admin' ? null : 'forbidden';
}
