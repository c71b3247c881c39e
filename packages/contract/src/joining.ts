/** How people come into an album beside invitations of their own: its open link, and whether links are for one address alone. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { albumParams, memberRoleSchema, memberSectionsSchema } from './members.ts';
import { isoTime } from './wire.ts';

/** Anyone who has it joins, until it ends. Unguessable, shown as often as wanted. */
export const joinLinkSchema = z
  .object({
    link: z.url(),
    role: memberRoleSchema,
    sections: memberSectionsSchema,
    expires_at: isoTime,
    /** How many people it lets in; null for any number. */
    limit: z.int().nullable(),
    joined: z.int(),
  })
  .meta({ id: 'JoinLink' });
export type JoinLink = z.infer<typeof joinLinkSchema>;

export const joiningSchema = z
  .object({
    /** Invitations are for the invited address, confirmed, and there is no open link. */
    only_invited: z.boolean(),
    join_link: joinLinkSchema.nullable(),
  })
  .meta({ id: 'Joining' });
export type Joining = z.infer<typeof joiningSchema>;

export const readJoining = endpoint({
  method: 'GET',
  path: '/albums/:id/joining',
  summary: 'How people come into an album (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  answer: z.object({ joining: joiningSchema }),
  refusals: ['not_found', 'forbidden'],
});

export const changeJoining = endpoint({
  method: 'PATCH',
  path: '/albums/:id/joining',
  summary: 'Whether invitations are for the invited address alone; that ends the open link (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  body: z.object({ joining: z.object({ only_invited: z.boolean() }) }),
  answer: z.object({ joining: joiningSchema }),
  refusals: ['not_found', 'forbidden'],
});

export const createJoinLink = endpoint({
  method: 'POST',
  path: '/albums/:id/join_link',
  summary: 'Makes the open link of an album; one that was there before dies (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  body: z.object({
    role: memberRoleSchema,
    sections: memberSectionsSchema.default(null),
    days: z.int().min(1).max(LIMITS.joinLinkDays),
    limit: z.int().min(1).max(LIMITS.joinLinkPeople).nullable(),
  }),
  answer: z.object({ joining: joiningSchema }),
  status: 201,
  refusals: ['not_found', 'forbidden', 'only_invited_join'],
});

export const deleteJoinLink = endpoint({
  method: 'DELETE',
  path: '/albums/:id/join_link',
  summary: 'Ends the open link of an album (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});
