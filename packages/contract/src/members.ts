/** The people of an album: associations (the owner and the members), with what they are there. */
import { MEMBER_ROLES } from '@figurina/album';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema } from './wire.ts';

export const albumParams = z.object({ id: idSchema });

export const memberRoleSchema = z.enum(MEMBER_ROLES);
/** Ids of the chapters that somebody is restricted to; null for all. Only of who designs or fills. */
export const memberSectionsSchema = z.array(idSchema).min(1).max(LIMITS.memberSections).readonly().nullable();

export const associationSchema = z
  .object({
    id: idSchema,
    owner: z.boolean(),
    role: z.enum(['owner', ...MEMBER_ROLES]),
    sections: memberSectionsSchema,
    user: z.object({
      sub: z.string(),
      email: z.string(),
      nickname: z.string(),
      picture: z.string().readonly().nullable(),
    }),
  })
  .meta({ id: 'Association' });
export type Association = z.infer<typeof associationSchema>;

export const listAssociations = endpoint({
  method: 'GET',
  path: '/albums/:id/associations',
  summary: "An album's owner and members (everyone in it)",
  tag: 'members',
  params: albumParams,
  answer: z.object({ associations: z.array(associationSchema) }),
  refusals: ['not_found'],
});

export const changeAssociation = endpoint({
  method: 'PATCH',
  path: '/associations/:id',
  summary: 'What a member is in the album, and for which chapters (its owner, administrators)',
  tag: 'members',
  params: z.object({ id: idSchema }),
  body: z.object({ role: memberRoleSchema.optional(), sections: memberSectionsSchema.optional() }),
  answer: z.object({ association: associationSchema }),
  refusals: ['not_found', 'forbidden', 'owner_keeps_role'],
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
