import {
  ALBUM_LANGUAGES,
  ALBUM_ROLES,
  answersSchema,
  CATEGORIES,
  FONT_ROLES,
  fontEntrySchema,
  STICKER_DESIGNS,
  STICKER_VARIANTS,
} from '@figurina/album';
import { z } from 'zod';
import { campaignSchema } from './campaign.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { organizationSchema } from './organizations.ts';
import { stickerLinkSettingsSchema } from './sticker-link.ts';
import { idSchema, isoDate, isoTime, plannedDate } from './wire.ts';

export const languageSchema = z.enum(ALBUM_LANGUAGES);
export const categorySchema = z.enum(CATEGORIES);
/** An empty one is refused as `album_title_required`. */
const titleSchema = z.string().trim().max(LIMITS.albumTitle);
/** Every design, alone and in its variants. */
const STICKER_TEMPLATES = STICKER_DESIGNS.flatMap((design) => [
  design,
  ...STICKER_VARIANTS.map((variant) => `${design}:${variant}` as const),
]);
const albumParams = z.object({ id: idSchema });

/** Figures of an album: spreads of the inlay, spreads missing to the next printable count, spine in mm. */
export const albumStatisticsSchema = z
  .object({
    inlay_spreads_count: z.int(),
    spreads_needed: z.int(),
    spine: z.number(),
    stickers_count: z.int(),
    placed_stickers_count: z.int(),
    photos_count: z.int(),
  })
  .meta({ id: 'AlbumStatistics' });
export type AlbumStatistics = z.infer<typeof albumStatisticsSchema>;

/** An album without its document, as lists show it. */
export const albumSummarySchema = z
  .object({
    id: idSchema,
    title: z.string(),
    release_date: isoDate.nullable(),
    language: languageSchema,
    locked: z.boolean(),
    has_order: z.boolean(),
    is_blueprint: z.boolean(),
    blueprint_category: categorySchema.nullable(),
    blueprint_title: z.string().nullable(),
    /** Path of a picture of the front cover, or null while there is none. */
    cover_preview_url: z.string().nullable(),
    owner_identifier: z.string(),
    /** What the caller may do with it: see the table of roles in packages/album. */
    role: z.enum(ALBUM_ROLES),
    statistics: albumStatisticsSchema,
    created_at: isoTime,
    updated_at: isoTime,
  })
  .meta({ id: 'AlbumSummary' });
export type AlbumSummary = z.infer<typeof albumSummarySchema>;

/**
 * The six parts in their stored form (flat maps; see AlbumParts in packages/album). The server has parsed them; the
 * browser parses them again with `parseAlbum`, since they come over the wire.
 */
export const albumPartsSchema = z
  .object({
    workspace: z.object({ root: z.string(), nodes: z.record(z.string(), z.unknown()) }),
    stickers: z.record(z.string(), z.unknown()),
    colors: z.record(z.string(), z.string()),
    fonts: z.record(z.string(), z.unknown()),
    sticker_template_settings: z.record(z.string(), z.unknown()),
    images: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AlbumParts' });

/** All of an album but its document: what changes under the hands of whoever has it open. */
export const albumHeadSchema = albumSummarySchema
  .extend({
    /** The chapters that the caller is kept to, by id; null for all of them. */
    sections: z.array(z.string()).nullable(),
    email_notifications_enabled: z.boolean(),
    organization: organizationSchema.nullable(),
  })
  .meta({ id: 'AlbumHead' });
export type AlbumHead = z.infer<typeof albumHeadSchema>;

/** An album with its document at a version. */
export const albumSchema = albumHeadSchema
  .extend({
    ...albumPartsSchema.shape,
    /** Whose layouts fit the album's look; null when the blueprint is gone. */
    blueprint_id: idSchema.nullable(),
    sticker_template_id: z.string(),
    schema_version: z.int(),
    /** Number of the last mutation in this copy: where the socket goes on from. */
    version: z.int(),
    /** What its texts are set in beside the fonts of its three roles. */
    custom_fonts: z.array(z.object({ name: z.string() })),
    /** Goes into the addresses of the album's pictures: see `imageUrl`. Stays the same for weeks. */
    image_token: z.string(),
    /** `/album/<id>/preview/<token>`, for those who may hand it on; null while it is off. */
    album_preview_path: z.string().nullable(),
    /** What broke a rule made after the album and was put right when it was read; absent where that was nothing lately. */
    repairs: z
      .array(z.object({ version: z.int(), repairs: z.array(z.object({ rule: z.string(), at: z.string() })) }))
      .optional(),
  })
  .meta({ id: 'Album' });
export type Album = z.infer<typeof albumSchema>;

export const listAlbums = endpoint({
  method: 'GET',
  path: '/albums',
  summary: "The caller's own albums and those shared with them, newest change first",
  tag: 'albums',
  answer: z.object({ albums: z.array(albumSummarySchema) }),
});

/** Somebody of the list that a new album begins with. */
export const draftPersonSchema = z.object({
  name: z.string().trim().min(1).max(LIMITS.stickerName),
  position: z.string().trim().max(LIMITS.stickerPosition),
  /** '' for the blueprint's first chapter. */
  chapter: z.string().trim().max(LIMITS.sectionName),
  /** Their own number in the list: a corrected list finds them by it. */
  personId: z.string().trim().max(64).optional(),
});
const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

export const createAlbum = endpoint({
  method: 'POST',
  path: '/albums',
  summary: 'Creates an album from a blueprint, with the people, answers, colours and sticker design of a first draft',
  tag: 'albums',
  body: z.object({
    album: z.object({
      title: titleSchema.optional(),
      release_date: plannedDate.nullable().optional(),
      language: languageSchema,
      blueprint_id: idSchema,
      organization: organizationSchema.optional(),
      /** Become chapters, stickers and spreads, in this order. */
      people: z.array(draftPersonSchema).max(LIMITS.peopleOfDraft).optional(),
      /** To the questions of the blueprint, by their ids; what it does not ask is ignored. */
      answers: answersSchema.optional(),
      /** Ink, lead, second, third, paper: the palette, instead of the blueprint's. */
      colors: z.tuple([colorSchema, colorSchema, colorSchema, colorSchema, colorSchema]).optional(),
      /** `<design>` or `<design>:<variant>`, instead of the blueprint's. */
      sticker_template_id: z.enum(STICKER_TEMPLATES).optional(),
    }),
    /** The campaign that its maker came by. */
    analytics_metadata: campaignSchema.optional(),
    /** Leaves the inner spreads out (mobile). With people, what they need is made all the same. */
    empty_inside: z.boolean().optional(),
  }),
  answer: z.object({ album: albumSchema }),
  status: 201,
  refusals: ['blueprint_not_found', 'album_title_required', 'answer_too_long'],
});

export const readAlbum = endpoint({
  method: 'GET',
  path: '/albums/:id',
  summary: 'One album with its document',
  tag: 'albums',
  params: albumParams,
  answer: z.object({ album: albumSchema }),
  refusals: ['not_found'],
});

export const readAlbumHead = endpoint({
  method: 'GET',
  path: '/albums/:id/head',
  summary: 'One album without its document, and what the caller is in it',
  tag: 'albums',
  params: albumParams,
  answer: z.object({ album: albumHeadSchema }),
  refusals: ['not_found'],
});

/** Fonts go through the document's one write path and appear as a patch. */
export const changeAlbum = endpoint({
  method: 'PATCH',
  path: '/albums/:id',
  summary:
    'Changes title, event date, language, notifications, organisation, sticker link; locks and unlocks (administrators)',
  tag: 'albums',
  params: albumParams,
  body: z.object({
    album: z.object({
      title: titleSchema.optional(),
      release_date: plannedDate.nullable().optional(),
      language: languageSchema.optional(),
      email_notifications_enabled: z.boolean().optional(),
      locked: z.boolean().optional(),
      /** With `locked: true`; an approval is no cause that one gives by hand. */
      lock_cause: z.enum(['review', 'staff']).optional(),
      /** Why it is locked or unlocked; needed to open what was approved for print. */
      lock_reason: z.string().trim().max(LIMITS.lockReason).optional(),
      /** Whether editors may approve for print, too (the owner). */
      editors_may_approve: z.boolean().optional(),
      organization: organizationSchema.optional(),
      fonts: z.partialRecord(z.enum(FONT_ROLES), fontEntrySchema).optional(),
      ...stickerLinkSettingsSchema.partial().shape,
    }),
  }),
  answer: z.object({ album: albumHeadSchema }),
  refusals: [
    'not_found',
    'album_locked',
    'forbidden',
    'section_forbids',
    'album_title_required',
    'wrong_shape',
    'sticker_content_required',
    'custom_domain_unknown',
    'lock_reason_required',
  ],
});

export const deleteAlbum = endpoint({
  method: 'DELETE',
  path: '/albums/:id',
  summary: 'Puts an album into the trash for 30 days; its links are dead at once (its owner, administrators)',
  tag: 'albums',
  params: albumParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden', 'album_has_order'],
});

/**
 * The design, the people by name, and the pictures that those who work on the album brought in. What people sent through
 * the sticker link was for this album: their photos, links, addresses and the comments stay behind.
 */
export const copyAlbum = endpoint({
  method: 'POST',
  path: '/albums/:id/copies',
  summary: 'Makes an album of the caller’s own that begins as this one is now (its owner, administrators)',
  tag: 'albums',
  params: albumParams,
  answer: z.object({ album: albumSummarySchema }),
  status: 201,
  refusals: ['not_found', 'forbidden', 'too_many_requests'],
});

/** The album for the render page: one version, read with a render token in `X-Render-Token`. */
export const readRenderData = endpoint({
  method: 'GET',
  path: '/albums/:id/render_data',
  summary: 'The album as the render page draws it',
  tag: 'exports',
  params: albumParams,
  answer: z.object({ album: albumSchema }),
  access: 'render',
  refusals: ['unauthorized', 'not_found'],
});
