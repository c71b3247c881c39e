/** Spreads that somebody saved as layouts. They belong to the owner of the album and are there in all albums of that owner. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoTime } from './wire.ts';

const titleSchema = z.string().trim().min(1).max(LIMITS.ownLayoutTitle);
const albumParams = z.object({ id: idSchema });
const layoutParams = z.object({ id: idSchema, layout: idSchema });

export const ownLayoutSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    /** Whether the caller may rename and delete it: the owner, and whoever saved it. */
    changeable: z.boolean(),
    created_at: isoTime,
    /** See packages/album, layouts. */
    design: z.unknown(),
  })
  .meta({ id: 'OwnLayout' });
export type OwnLayout = z.infer<typeof ownLayoutSchema>;

export const listOwnLayouts = endpoint({
  method: 'GET',
  path: '/albums/:id/own_layouts',
  summary: "The layouts that were saved in the albums of this album's owner, the newest first",
  tag: 'own_layouts',
  params: albumParams,
  answer: z.object({ own_layouts: z.array(ownLayoutSchema) }),
  refusals: ['not_found'],
});

export const createOwnLayout = endpoint({
  method: 'POST',
  path: '/albums/:id/own_layouts',
  summary: 'Saves a layout for all albums of the owner',
  tag: 'own_layouts',
  params: albumParams,
  /** The design's id and title are the server's to give. */
  body: z.object({ own_layout: z.object({ title: titleSchema, design: z.unknown() }) }),
  answer: z.object({ own_layout: ownLayoutSchema }),
  status: 201,
  refusals: ['not_found', 'forbidden', 'payload_too_large', 'own_layouts_full'],
});

export const renameOwnLayout = endpoint({
  method: 'PATCH',
  path: '/albums/:id/own_layouts/:layout',
  summary: 'Renames a saved layout (the owner, whoever saved it, administrators)',
  tag: 'own_layouts',
  params: layoutParams,
  body: z.object({ own_layout: z.object({ title: titleSchema }) }),
  answer: z.object({ own_layout: ownLayoutSchema }),
  refusals: ['not_found', 'forbidden'],
});

export const deleteOwnLayout = endpoint({
  method: 'DELETE',
  path: '/albums/:id/own_layouts/:layout',
  summary: 'Deletes a saved layout; spreads that were made with it stay (the owner, whoever saved it, administrators)',
  tag: 'own_layouts',
  params: layoutParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});
