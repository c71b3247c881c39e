/** The people of an album: open invitations and associations (the owner and the members). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });
/** Tokens of invitation links: unguessable, stored as hashes. */
const invitationTokenSchema = z.string().min(1).max(128);

export const invitationSchema = z
  .object({ id: idSchema, email: z.string(), created_at: isoTime, expires_at: isoTime })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

export const associationSchema = z
  .object({
    id: idSchema,
    owner: z.boolean(),
    user: z.object({
      sub: z.string(),
      email: z.string(),
      nickname: z.string(),
      picture: z.string().nullable(),
    }),
  })
  .meta({ id: 'Association' });
export type Association = z.infer<typeof associationSchema>;

/** What the holder of an invitation link sees before signing in. */
export const publicInvitationSchema = z
  .object({
    /** Who was invited: to be filled in at the sign-in. */
    email: z.string(),
    album_title: z.string(),
    /** Who invited. */
    invited_by: z.string(),
    expires_at: isoTime,
  })
  .meta({ id: 'PublicInvitation' });
export type PublicInvitation = z.infer<typeof publicInvitationSchema>;

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
  body: z.object({ email: z.string().max(1000) }),
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

export const deleteInvitation = endpoint({
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Cancels an open invitation: its link dies at once (owner, administrators)',
  tag: 'members',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});

export const readPublicInvitation = endpoint({
  method: 'GET',
  path: '/public/invitations/:token',
  summary: 'What an invitation link is for',
  tag: 'members',
  params: z.object({ token: invitationTokenSchema }),
  answer: z.object({ invitation: publicInvitationSchema }),
  access: 'public',
  refusals: ['invitation_gone'],
});

/**
 * `:id` is the token of the invitation's link, as the confirm page has it; nothing in the body. Whoever holds the link and is
 * signed in becomes a member, under whatever address. A member who confirms again gets the same answer while the link lives.
 */
export const confirmInvitation = endpoint({
  method: 'POST',
  path: '/invitations/:id/confirm',
  summary: 'Makes the signed-in holder of an invitation link a member; `:id` is the token of the link',
  tag: 'members',
  params: z.object({ id: invitationTokenSchema }),
  answer: z.object({ album_id: idSchema, association: associationSchema }),
  refusals: ['invitation_gone'],
});

export const listAssociations = endpoint({
  method: 'GET',
  path: '/albums/:id/associations',
  summary: "An album's owner and members (everyone in it)",
  tag: 'members',
  params: albumParams,
  answer: z.object({ associations: z.array(associationSchema) }),
  refusals: ['not_found'],
});

export const deleteAssociation = endpoint({
  method: 'DELETE',
  path: '/associations/:id',
  summary: 'Removes a member (owner, administrators), or leaves the album (the member)',
  tag: 'members',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden', 'owner_cannot_be_removed'],
});
