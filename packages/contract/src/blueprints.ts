import { z } from 'zod';
import { albumPartsSchema, categorySchema, languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

export const blueprintSummarySchema = z
  .object({
    id: idSchema,
    title: z.string(),
    /** One paragraph on what the blueprint is good for, in the caller's language. */
    description: z.string(),
    blueprint_category: categorySchema,
    cover_preview_url: z.string().nullable(),
    spreads_count: z.int(),
    /** Of its texts, where it has them in one language only. */
    language: languageSchema.optional(),
    /** Not published: only administrators get it. */
    draft: z.literal(true).optional(),
  })
  .meta({ id: 'BlueprintSummary' });
export type BlueprintSummary = z.infer<typeof blueprintSummarySchema>;

export const blueprintSchema = blueprintSummarySchema
  .extend({
    ...albumPartsSchema.shape,
    schema_version: z.int(),
    sections: z.array(z.object({ id: idSchema, name: z.string(), static: z.boolean() })),
    /** The spread layouts that belong to this blueprint's look; see packages/album, layouts. */
    layouts: z.array(z.unknown()),
  })
  .meta({ id: 'Blueprint' });
export type Blueprint = z.infer<typeof blueprintSchema>;

export const listBlueprints = endpoint({
  method: 'GET',
  path: '/blueprints',
  summary: 'The published blueprints; for administrators those too that are not published yet',
  tag: 'blueprints',
  query: z.object({
    q: z.string().max(100).optional(),
    category: categorySchema.optional(),
    attributes: z.literal('FULL').optional(),
    language: languageQuery(),
  }),
  answer: z.object({ blueprints: z.array(z.union([blueprintSchema, blueprintSummarySchema])) }),
  access: 'public',
});

export const readBlueprint = endpoint({
  method: 'GET',
  path: '/blueprints/:id',
  summary: 'One blueprint with its document',
  tag: 'blueprints',
  params: z.object({ id: idSchema }),
  query: z.object({ language: languageQuery() }),
  answer: z.object({ blueprint: blueprintSchema }),
  access: 'public',
  refusals: ['blueprint_not_found'],
});

/** The language of the placeholder texts; the request's language when absent. */
function languageQuery() {
  return z.string().max(5).optional();
}
