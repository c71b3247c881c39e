/** Invitations into an album by mail: what somebody is to be there, and a link that is theirs. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { albumParams, associationSchema, memberRoleSchema, memberSectionsSchema } from './members.ts';
import { idSchema, isoTime } from './wire.ts';

const invitationParams = z.object({ id: idSchema });
/** Tokens of invitation links: unguessable, stored as hashes. */
const invitationTokenSchema = z.string().min(1).max(128);

export const invitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    role: memberRoleSchema,
    sections: memberSectionsSchema,
    created_at: isoTime,
    expires_at: isoTime,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/** What the holder of an invitation link, or of an album's open link, sees before signing in. */
export const publicInvitationSchema = z
  .object({
    /** Null for the open link. */
    id: idSchema.nullable(),
    /** Who was invited: filled in at the sign-in. Null for the open link. */
    email: z.string().nullable(),
    /** Nobody else may use it: the album takes the invited address alone. */
    only_this_email: z.boolean(),
    /** Null for the open link, which may be anywhere. */
    album_id: idSchema.nullable(),
    album_title: z.string(),
    /** Who invited. The open link may be anywhere: their address is not told there. */
    invited_by: z.string(),
    inviter_email: z.string().nullable(),
    inviter_picture: z.string().nullable(),
    /** The front cover, small, as a data URL; null while none was drawn. */
    cover: z.string().nullable(),
    role: memberRoleSchema,
    /** What the inviter wrote to them; may be empty. */
    message: z.string(),
    expires_at: isoTime,
  })
  .meta({ id: 'PublicInvitation' });
export type PublicInvitation = z.infer<typeof publicInvitationSchema>;

/** What people are invited to be. */
const placeShape = {
  role: memberRoleSchema.default('editor'),
  sections: memberSectionsSchema.default(null),
  /** Plain words, written into the mail; nothing in them becomes a link. */
  message: z.string().trim().max(LIMITS.invitationMessage).default(''),
};

export const listInvitations = endpoint({
  method: 'GET',
  path: '/albums/:id/invitations',
  summary: "An album's open invitations (its owner, administrators)",
  tag: 'members',
  params: albumParams,
  answer: z.object({ invitations: z.array(invitationSchema) }),
  refusals: ['not_found', 'forbidden'],
});

/** The address is judged by the route, not by the schema, so that a wrong one has a code of its own. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/albums/:id/invitations',
  summary: 'Invites somebody by mail (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  body: z.object({ email: z.string().max(1000), ...placeShape }),
  answer: z.object({ invitation: invitationSchema }),
  status: 201,
  refusals: [
    'not_found',
    'forbidden',
    'invitation_email_invalid',
    'invitation_exists',
    'invitation_already_member',
    'mails_unwanted',
    'too_many_requests',
  ],
});

/** What became of one address: an invitation, or the code of why there is none. */
export const invitedSchema = z
  .object({ email: z.string(), invitation: invitationSchema.nullable(), code: z.string().nullable() })
  .meta({ id: 'Invited' });
export type Invited = z.infer<typeof invitedSchema>;

export const createInvitations = endpoint({
  method: 'POST',
  path: '/albums/:id/invitations/batch',
  summary: 'Invites several people by mail; one row each, those that can be sent are (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  body: z.object({
    emails: z.array(z.string().max(1000)).min(1).max(LIMITS.invitationsAtOnce),
    ...placeShape,
  }),
  answer: z.object({ invited: z.array(invitedSchema) }),
  refusals: ['not_found', 'forbidden'],
});

export const deleteInvitation = endpoint({
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Cancels an open invitation: its links die at once (owner, administrators)',
  tag: 'members',
  params: invitationParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});

export const restoreInvitation = endpoint({
  method: 'POST',
  path: '/invitations/:id/restoration',
  summary: 'Takes the cancelling back, within the hour: its links work again (owner, administrators)',
  tag: 'members',
  params: invitationParams,
  answer: z.object({ invitation: invitationSchema }),
  refusals: ['not_found', 'forbidden', 'invitation_exists'],
});

export const renewInvitation = endpoint({
  method: 'POST',
  path: '/invitations/:id/renewal',
  summary: 'Sends an invitation again, with a new link and 30 new days; the links before die (owner, administrators)',
  tag: 'members',
  params: invitationParams,
  answer: z.object({ invitation: invitationSchema }),
  refusals: ['not_found', 'forbidden', 'mails_unwanted', 'too_many_requests'],
});

/** Links are kept as hashes, so this is another one beside that of the mail, told once. */
export const createInvitationLink = endpoint({
  method: 'POST',
  path: '/invitations/:id/link',
  summary: 'A link to hand on oneself; that of the mail lives on, one made before dies (owner, administrators)',
  tag: 'members',
  params: invitationParams,
  answer: z.object({ link: z.url() }),
  status: 201,
  refusals: ['not_found', 'forbidden'],
});

export const readPublicInvitation = endpoint({
  method: 'GET',
  path: '/public/invitations/:token',
  summary: 'What the link of an invitation, or the open link of an album, is for',
  tag: 'members',
  params: z.object({ token: invitationTokenSchema }),
  answer: z.object({ invitation: publicInvitationSchema }),
  access: 'public',
  refusals: ['invitation_gone', 'too_many_requests'],
});

/**
 * `:id` is the token of the link, as the confirm page has it; nothing in the body. Whoever holds the link and is signed in
 * becomes a member, under whatever address, unless the album takes the invited one alone. A member who confirms again gets
 * the same answer while the link lives.
 */
export const confirmInvitation = endpoint({
  method: 'POST',
  path: '/invitations/:id/confirm',
  summary: 'Makes the signed-in holder of an invitation link a member; `:id` is the token of the link',
  tag: 'members',
  params: z.object({ id: invitationTokenSchema }),
  answer: z.object({ album_id: idSchema, association: associationSchema }),
  refusals: ['invitation_gone', 'invitation_other_address', 'address_unconfirmed', 'too_many_requests'],
});
