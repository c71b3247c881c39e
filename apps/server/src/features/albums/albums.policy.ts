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
  lock_cause?: unknown;
  lock_reason?: unknown;
  editors_may_approve?: unknown;
}

/** Locking is an administrator's alone, who may approve is the owner's to say; all else needs an album that one may edit. */
export function changeRefusal(actor: Actor, change: HeadChange): ErrorCode | null {
  const { locked, lock_cause, lock_reason, editors_may_approve, ...rest } = change;
  const isAny = (...values: unknown[]) => values.some((value) => value !== undefined);
  return (
    (isAny(locked, lock_cause, lock_reason) ? refusalOf(actor, 'lock') : null) ??
    (isAny(editors_may_approve) ? refusalOf(actor, 'manageMembers') : null) ??
    (isAny(...Object.values(rest)) ? refusalOf(actor, 'design') : null)
  );
}
