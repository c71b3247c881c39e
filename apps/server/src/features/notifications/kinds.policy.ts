/** Who hears of what, and how. */
import type { NotificationKind, NotificationLevel } from '@figurina/contract';
import type { MailState } from './notifications.tables.ts';

interface Kind {
  /** The least that somebody must want to hear of the album; `always`: whatever they want. */
  readonly heard: 'all' | 'mentions' | 'always';
  /**
   * `always` goes to whoever is in the album just now, too; `away` to those who are not; `away_or_digest` reaches those
   * in a digest if they did not read it; `never`: there is no mail, or the feature sends one of its own.
   */
  readonly mail: 'always' | 'away' | 'away_or_digest' | 'digest' | 'never';
  /** The album's own switch turns these mails off for everybody. */
  readonly switched?: true;
}

export const KINDS: Record<NotificationKind, Kind> = {
  joined: { heard: 'all', mail: 'away' },
  removed: { heard: 'always', mail: 'always' },
  left: { heard: 'all', mail: 'away' },
  role_changed: { heard: 'always', mail: 'away' },
  handed_over: { heard: 'always', mail: 'away' },
  mention: { heard: 'mentions', mail: 'away_or_digest' },
  reply: { heard: 'mentions', mail: 'away_or_digest' },
  comment: { heard: 'all', mail: 'digest' },
  review_feedback: { heard: 'all', mail: 'away', switched: true },
  review_answer: { heard: 'all', mail: 'away', switched: true },
  approved: { heard: 'always', mail: 'always' },
  reopened: { heard: 'always', mail: 'always' },
  locked: { heard: 'always', mail: 'always' },
  unlocked: { heard: 'always', mail: 'always' },
  proof_asked: { heard: 'mentions', mail: 'never' },
  proof_answered: { heard: 'all', mail: 'away', switched: true },
  proof_reminder: { heard: 'mentions', mail: 'never' },
  preview_rotated: { heard: 'always', mail: 'always' },
  restored: { heard: 'all', mail: 'never' },
  sticker_report: { heard: 'all', mail: 'never' },
};

/** Who did it is named to those who share the album with them; who left it still had a name there. */
export function isNamed(kind: NotificationKind, { isMember }: { isMember: boolean }): boolean {
  return isMember || kind === 'left';
}

export function isHeard(kind: NotificationKind, level: NotificationLevel): boolean {
  const { heard } = KINDS[kind];
  return heard === 'always' || level === 'all' || level === heard;
}

export function mailOf(kind: NotificationKind, { isHere }: { isHere: boolean }): MailState {
  const { mail } = KINDS[kind];
  if (mail === 'never') return 'none';
  if (mail === 'digest') return 'digest';
  if (mail === 'always' || !isHere) return 'due';
  return mail === 'away_or_digest' ? 'digest' : 'none';
}
