/** What happened around an album that somebody is told of: in the bell, and by mail where they are not there to see it. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime } from './wire.ts';

export const NOTIFICATION_KINDS = [
  // People
  'joined',
  'removed',
  'left',
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

/** How much somebody wants to hear of an album. Whatever they chose, they are told when they are removed, or it is locked. */
export const NOTIFICATION_LEVELS = ['all', 'mentions', 'none'] as const;
export type NotificationLevel = (typeof NOTIFICATION_LEVELS)[number];

export const notificationSchema = z
  .object({
    id: idSchema,
    kind: notificationKindSchema,
    album: z.object({ id: idSchema, title: z.string() }),
    /** Who did it; null for the house. */
    by: z.object({ name: z.string(), picture: z.string().nullable() }).nullable(),
    /** Where it is looked at; null for an album that one is not in any more. */
    path: z.string().nullable(),
    /** In a person's own words; empty where there are none. */
    excerpt: z.string(),
    created_at: isoTime,
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/** Of all albums together, and of each that has any. */
export const unreadSchema = z.object({ all: z.int(), albums: z.record(idSchema, z.int()) });
export type Unread = z.infer<typeof unreadSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What the caller was told of in the last 90 days, newest first, 30 at a time',
  tag: 'notifications',
  query: z.object({
    album_id: idSchema.optional(),
    /** `next` of the answer before. */
    before: idSchema.optional(),
  }),
  answer: z.object({ notifications: z.array(notificationSchema), next: idSchema.nullable() }),
});

export const readUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How much of it the caller has not read',
  tag: 'notifications',
  answer: z.object({ unread: unreadSchema }),
});

/** Those with the ids; or all that are there, of one album or of every one, up to the one named, so that nothing newer goes unseen. */
export const changeNotifications = endpoint({
  method: 'PATCH',
  path: '/notifications',
  summary: 'Marks notifications of the caller as read, or as unread',
  tag: 'notifications',
  body: z.object({
    read: z.boolean(),
    which: z.union([
      z.object({ ids: z.array(idSchema).min(1).max(200) }),
      z.object({ until: idSchema, album_id: idSchema.optional() }),
    ]),
  }),
  answer: z.object({ unread: unreadSchema }),
});

const preference = z.object({ notification_preference: z.object({ level: z.enum(NOTIFICATION_LEVELS) }) });

export const readNotificationPreference = endpoint({
  method: 'GET',
  path: '/albums/:id/notification_preference',
  summary: 'How much the caller wants to hear of an album',
  tag: 'notifications',
  params: z.object({ id: idSchema }),
  answer: preference,
  refusals: ['not_found'],
});

export const changeNotificationPreference = endpoint({
  method: 'PATCH',
  path: '/albums/:id/notification_preference',
  summary: "The caller's own wish; nobody else's mails change",
  tag: 'notifications',
  params: z.object({ id: idSchema }),
  body: preference,
  answer: preference,
  refusals: ['not_found'],
});

const token = z.object({ token: z.string().min(1).max(100) });

/** By the link at the foot of a mail, without signing in. Null for somebody who is not in the album. */
export const readMailedPreference = endpoint({
  method: 'GET',
  path: '/public/notification_preferences/:token',
  summary: 'How much the holder of a link from a mail wants to hear of its album',
  tag: 'notifications',
  params: token,
  answer: z.object({ notification_preference: preference.shape.notification_preference.nullable() }),
  access: 'public',
  refusals: ['no_mails_gone'],
});

export const changeMailedPreference = endpoint({
  method: 'PATCH',
  path: '/public/notification_preferences/:token',
  summary: 'The same, changed by the holder of the link',
  tag: 'notifications',
  params: token,
  body: preference,
  answer: preference,
  access: 'public',
  refusals: ['no_mails_gone'],
});
