/** Albums that serve as blueprints: an administrator turns an album into one, edits it on, and publishes it. */
import { z } from 'zod';
import { categorySchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });

/** What an album is as a blueprint. */
export const albumBlueprintSchema = z
  .object({
    is_blueprint: z.boolean(),
    blueprint_category: categorySchema.nullable(),
    /** One paragraph on what it is good for; the wizard shows it. */
    description: z.string(),
    /** When what the wizard offers was taken; null while only administrators see it. */
    published_at: isoTime.nullable(),
    /** Whether the album has changed since. */
    changed_since: z.boolean(),
  })
  .meta({ id: 'AlbumBlueprint' });
export type AlbumBlueprint = z.infer<typeof albumBlueprintSchema>;

const answer = z.object({ blueprint: albumBlueprintSchema });

export const readAlbumBlueprint = endpoint({
  method: 'GET',
  path: '/albums/:id/blueprint',
  summary: 'What an album is as a blueprint (administrators)',
  tag: 'blueprints',
  params: albumParams,
  answer,
  access: 'admin',
  refusals: ['not_found'],
});

export const changeAlbumBlueprint = endpoint({
  method: 'PATCH',
  path: '/albums/:id/blueprint',
  summary: 'Turns an album into a blueprint, or changes what is said of it (administrators)',
  tag: 'blueprints',
  params: albumParams,
  body: z.object({
    blueprint: z.object({
      blueprint_category: categorySchema,
      description: z.string().trim().max(LIMITS.blueprintDescription),
    }),
  }),
  answer,
  access: 'admin',
  refusals: ['not_found'],
});

/** Albums that were made of it stay as they are. */
export const deleteAlbumBlueprint = endpoint({
  method: 'DELETE',
  path: '/albums/:id/blueprint',
  summary: 'Makes an ordinary album of a blueprint again (administrators)',
  tag: 'blueprints',
  params: albumParams,
  answer: null,
  status: 204,
  access: 'admin',
  refusals: ['not_found'],
});

/** Without people, their photos and comments; the pictures on its pages become public. Again, it takes the place of what was published before. */
export const publishAlbumBlueprint = endpoint({
  method: 'POST',
  path: '/albums/:id/blueprint/publication',
  summary: 'Offers the blueprint to everybody, as the album is now (administrators)',
  tag: 'blueprints',
  params: albumParams,
  answer,
  access: 'admin',
  refusals: ['not_found', 'blueprint_not_found'],
});

export const withdrawAlbumBlueprint = endpoint({
  method: 'DELETE',
  path: '/albums/:id/blueprint/publication',
  summary: 'Offers the blueprint to administrators alone again (administrators)',
  tag: 'blueprints',
  params: albumParams,
  answer,
  access: 'admin',
  refusals: ['not_found', 'blueprint_not_found'],
});
