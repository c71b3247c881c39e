/** The people of the roster as the cockpit shows them: who is missing, the link of each, and the reminders. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });

/** One after the other on the way of a person into the book; `needs_retake` stands until another photo comes. */
export const STICKER_PERSON_STATES = ['no_photo', 'uploaded', 'needs_retake', 'accepted', 'placed'] as const;

export const stickerPersonSchema = z
  .object({
    sticker_id: idSchema,
    name: z.string(),
    position: z.string(),
    section_id: idSchema,
    state: z.enum(STICKER_PERSON_STATES),
    /** `/s/<token>`: their own link, prefilled. Below the same address as the album's (`url`). */
    path: z.string(),
    url: z.string(),
    /** Kept on the server alone, never in the document. */
    email: z.string().nullable(),
    /** They asked for no more mails from this album: none is sent to the address. */
    wants_no_mails: z.boolean(),
    /** Their upload that waits for a decision. */
    sticker_upload_id: idSchema.nullable(),
    retake_reason: z.string().nullable(),
    /** When they were asked for another photo, while none came. */
    retake_at: isoTime.nullable(),
    reminded_at: isoTime.nullable(),
    /** When their own link was opened last. */
    visited_at: isoTime.nullable(),
    /** When the photo came that waits for a decision, and whether through their own link. */
    uploaded_at: isoTime.nullable(),
    uploaded_personally: z.boolean(),
    /** When their photo was taken from the link into the album, and the name of whoever did it. */
    accepted_at: isoTime.nullable(),
    accepted_by: z.string().nullable(),
    /** When they took their photo back. */
    withdrawn_at: isoTime.nullable(),
  })
  .meta({ id: 'StickerPerson' });
export type StickerPerson = z.infer<typeof stickerPersonSchema>;

const countsShape = {
  total: z.int(),
  no_photo: z.int(),
  uploaded: z.int(),
  needs_retake: z.int(),
  accepted: z.int(),
  placed: z.int(),
};

export const stickerReminderSchema = z
  .object({
    /** The mail as it would go out, in the album's language. */
    subject: z.string(),
    text: z.string(),
    /** People without a photo (or asked for another), and how many of them have an address that wants mails. */
    missing: z.int(),
    with_address: z.int(),
    last: z.object({ sent_at: isoTime, sent_by: z.string(), sent: z.int() }).nullable(),
    /** When the next one may go out; null for now. */
    next_at: isoTime.nullable(),
  })
  .meta({ id: 'StickerReminder' });
export type StickerReminder = z.infer<typeof stickerReminderSchema>;

/** How often the album's link and all personal ones were opened. By whom is not kept. */
export const stickerVisitsSchema = z
  .object({ count: z.int(), last_at: isoTime.nullable() })
  .meta({ id: 'StickerVisits' });

export const listStickerPeople = endpoint({
  method: 'GET',
  path: '/albums/:id/sticker_people',
  summary: 'Every sticker with its personal link and state, progress by chapter, and the reminder',
  tag: 'sticker link',
  params: albumParams,
  answer: z.object({
    /** In the order of the chapters and their lists. */
    people: z.array(stickerPersonSchema),
    chapters: z.array(z.object({ section_id: idSchema, name: z.string(), ...countsShape })),
    totals: z.object(countsShape),
    reminder: stickerReminderSchema,
    visits: stickerVisitsSchema,
  }),
  refusals: ['not_found', 'forbidden'],
});

export const changeStickerPerson = endpoint({
  method: 'PATCH',
  path: '/albums/:id/sticker_people/:sticker',
  summary: 'Keeps or forgets the mail address of a person',
  tag: 'sticker link',
  params: z.object({ id: idSchema, sticker: idSchema }),
  body: z.object({ person: z.object({ email: z.string().max(320).nullable() }) }),
  answer: z.object({ person: stickerPersonSchema }),
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids', 'email_invalid'],
});

/** With an address that wants mails, one goes out with the reason and their link. */
export const askForRetake = endpoint({
  method: 'POST',
  path: '/albums/:id/sticker_people/:sticker/retake',
  summary: 'Asks a person for another photo',
  tag: 'sticker link',
  params: z.object({ id: idSchema, sticker: idSchema }),
  body: z.object({ reason: z.string().trim().max(LIMITS.retakeReason) }),
  answer: z.object({ person: stickerPersonSchema }),
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids', 'too_many_requests'],
});

/** To people without a photo who have an address; once a day an album. `sticker_ids`: only to these of them. */
export const sendReminders = endpoint({
  method: 'POST',
  path: '/albums/:id/sticker_reminders',
  summary: 'Reminds the people whose photo is missing',
  tag: 'sticker link',
  params: albumParams,
  body: z.object({
    /** Instead of the text of `reminder`; the link is added to each. */
    text: z.string().trim().max(LIMITS.reminderText).optional(),
    sticker_ids: z.array(idSchema).max(5000).optional(),
  }),
  answer: z.object({
    reminder: stickerReminderSchema,
    sent: z.int(),
    /** For whom the mails of the day did not last. */
    later: z.int(),
  }),
  refusals: [
    'forbidden',
    'not_found',
    'album_locked',
    'role_forbids',
    'section_forbids',
    'sticker_link_closed',
    'reminder_too_soon',
    'reminder_nobody',
    'too_many_requests',
  ],
});
