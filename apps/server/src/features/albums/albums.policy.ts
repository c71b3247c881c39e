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
  lock_reason?: unknown;
}

/**
 * Locking is an administrator's alone, and the switch of mails works in a locked album, too. Everything else is the
 * design of the album as a whole, which is not for those who are kept to chapters.
 */
export function changeRefusal(actor: Actor, change: HeadChange): ErrorCode | null {
  const { locked, lock_reason: _reason, email_notifications_enabled: mails, ...rest } = change;
  const denied =
    (locked === undefined ? null : refusalOf(actor, 'lock')) ??
    (mails === undefined ? null : refusalOf(actor, 'switchMails'));
  if (denied || Object.values(rest).every((value) => value === undefined)) return denied;
  return refusalOf(actor, 'design') ?? (isRestricted(actor) ? 'section_forbids' : null);
}
