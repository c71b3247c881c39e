/** What happened around an album that somebody is told of: in the bell, and by mail where they are not there to see it. */
import { z } from 'zod';

export const NOTIFICATION_KINDS = [
  // People
  'joined',
  'removed',
  'role_changed',
  'handed_over',
  // Comments
  'mention',
  'reply',
  'comment',
  // Review
  'review_feedback',
  'review_answer',
  'approved',
  'reopened',
  'locked',
  'unlocked',
  'proof_asked',
  'proof_answered',
  'proof_reminder',
  // The album
  'preview_rotated',
  'restored',
  'sticker_report',
] as const;
export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKindSchema>;
