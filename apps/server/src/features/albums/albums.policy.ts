/** What a change of an album's head asks for, of the table of roles (packages/album, permissions.ts). */
import { isRestricted, refusalOf, type Actor } from '@figurina/album';
import type { ErrorCode } from '@figurina/contract';

export interface HeadChange {
  title?: unknown;
  release_date?: unknown;
  language?: unknown;
  email_notifications_enabled?: unknown;
  organization?: unknown;
  fonts?: unknown;
  locked?: unknown;
  /** Said with `locked`. */
  lock_cause?: unknown;
  lock_reason?: unknown;
  editors_may_approve?: unknown;
}

/**
 * Locking is an administrator's alone, who may approve is the owner's to say, and the switch of mails works in a locked
 * album, too. Everything else is the design of the album as a whole, which is not for those who are kept to chapters.
 */
export function changeRefusal(actor: Actor, change: HeadChange): ErrorCode | null {
  const { locked, lock_cause, lock_reason, editors_may_approve, email_notifications_enabled: mails, ...rest } = change;
  const isAny = (...values: unknown[]) => values.some((value) => value !== undefined);
  const denied =
    (isAny(locked, lock_cause, lock_reason) ? refusalOf(actor, 'lock') : null) ??
    (isAny(editors_may_approve) ? refusalOf(actor, 'manageMembers') : null) ??
    (isAny(mails) ? refusalOf(actor, 'switchMails') : null);
  if (denied || !isAny(...Object.values(rest))) return denied;
  return refusalOf(actor, 'design') ?? (isRestricted(actor) ? 'section_forbids' : null);
}
