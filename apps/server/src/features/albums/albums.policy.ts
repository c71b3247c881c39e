/** What a change of an album's head asks for, of the table of roles (packages/album, permissions.ts). */
import { refusalOf, type Actor } from '@figurina/album';
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
  const denied = locked === undefined ? null : refusalOf(actor, 'lock');
  if (denied) return denied;
  const edits = Object.values(rest).some((value) => value !== undefined);
  return edits ? refusalOf(actor, 'design') : null;
}
