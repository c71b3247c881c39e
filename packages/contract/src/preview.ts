/**
 * The preview link of an album: who holds it leafs through the album as it is now, or as it was at a point that is pinned,
 * and sees nothing that is not printed.
 */
import { z } from 'zod';
import { albumPartsSchema, languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });
const tokenParams = z.object({ token: z.string().regex(/^[\w-]{16,64}$/) });

/** What may be set of the link. */
const previewLinkSettingsSchema = z.object({
  /** Off, the link leads nowhere; switched on again it is the same one. */
  enabled: z.boolean(),
  /** Whether messengers show title and cover where the link is pasted. */
  share_cover: z.boolean(),
  /** A point of the history with a name, which is shown instead of the album as it is now; null for that. */
  pinned_version_id: idSchema.nullable(),
});

export const previewLinkSchema = previewLinkSettingsSchema
  .extend({
    /** `/album/<id>/preview/<token>`. */
    album_preview_path: z.string(),
    /** The whole address, as it is handed on. */
    url: z.string(),
    /** How often somebody who is not in the album opened it: once a visitor and half an hour. */
    views: z.int(),
    viewed_at: isoTime.nullable(),
    /** What is pinned; null again once that point has gone or lost its name. */
    pinned_version: z.object({ id: idSchema, name: z.string(), made_at: isoTime }).nullable(),
  })
  .omit({ pinned_version_id: true })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const readPreviewLink = endpoint({
  method: 'GET',
  path: '/albums/:id/preview_link',
  summary: 'The preview link of an album',
  tag: 'preview',
  params: albumParams,
  answer: z.object({ preview_link: previewLinkSchema }),
  refusals: ['not_found', 'forbidden'],
});

export const changePreviewLink = endpoint({
  method: 'PATCH',
  path: '/albums/:id/preview_link',
  summary: 'Switches the preview link off or on, what it shows, and what messengers show of it (owner, administrators)',
  tag: 'preview',
  params: albumParams,
  body: z.object({ preview_link: previewLinkSettingsSchema.partial() }),
  answer: z.object({ preview_link: previewLinkSchema }),
  refusals: ['not_found', 'forbidden'],
});

/** The old address dies at once, and the addresses of pictures that were read with it. */
export const rotatePreviewLink = endpoint({
  method: 'PATCH',
  path: '/albums/:id/rotate_album_preview_url_token',
  summary: 'Gives the preview link a new address (owner, administrators)',
  tag: 'preview',
  params: albumParams,
  answer: z.object({ album_preview_path: z.string() }),
  refusals: ['not_found', 'forbidden'],
});

/**
 * An album as it is drawn, and no more than that: placed stickers alone, no comments, nobody's name but those printed on
 * stickers, pictures without what their files were called.
 */
export const albumPreviewSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    release_date: isoDate.nullable(),
    language: languageSchema,
    ...albumPartsSchema.shape,
    schema_version: z.int(),
    version: z.int(),
    /** Goes into the addresses of the pictures: see `imageUrl`. Dies with the link. */
    image_token: z.string(),
  })
  .meta({ id: 'AlbumPreview' });
export type AlbumPreview = z.infer<typeof albumPreviewSchema>;

/** The first step of ordering. */
export const readAlbumPreview = endpoint({
  method: 'GET',
  path: '/albums/:id/preview',
  summary: 'The album as its preview shows it, for those who work on it',
  tag: 'preview',
  params: albumParams,
  answer: z.object({ album: albumPreviewSchema }),
  refusals: ['not_found'],
});

export const readPublicPreview = endpoint({
  method: 'GET',
  path: '/public/album_previews/:token',
  summary: 'The album behind a preview link',
  tag: 'preview',
  params: tokenParams,
  answer: z.object({ album: albumPreviewSchema }),
  access: 'public',
  refusals: ['preview_gone', 'too_many_requests'],
});

/** Asked now and then while somebody leafs: another number says that the album changed. */
export const readPreviewVersion = endpoint({
  method: 'GET',
  path: '/public/album_previews/:token/version',
  summary: 'The version of the album behind a preview link',
  tag: 'preview',
  params: tokenParams,
  answer: z.object({ version: z.int() }),
  access: 'public',
  refusals: ['preview_gone', 'too_many_requests'],
});

/** A mistake in a sticker, told by somebody with the preview link. It changes nothing by itself. */
export const reportSticker = endpoint({
  method: 'POST',
  path: '/public/album_previews/:token/reports',
  summary: 'Tells those who make the album of a mistake in a sticker',
  tag: 'preview',
  params: tokenParams,
  body: z.object({
    report: z.object({ sticker_id: idSchema, message: z.string().trim().min(1).max(LIMITS.stickerReport) }),
  }),
  answer: null,
  status: 204,
  access: 'public',
  refusals: ['preview_gone', 'sticker_gone', 'too_many_requests'],
});

export const stickerReportSchema = z
  .object({
    id: idSchema,
    sticker_id: idSchema,
    /** As it stood on the sticker when the report came. */
    sticker_name: z.string(),
    message: z.string(),
    created_at: isoTime,
    done: z.boolean(),
  })
  .meta({ id: 'StickerReport' });
export type StickerReport = z.infer<typeof stickerReportSchema>;

export const listStickerReports = endpoint({
  method: 'GET',
  path: '/albums/:id/sticker_reports',
  summary: 'What holders of the preview link told of stickers, the open ones first, then the newest',
  tag: 'preview',
  params: albumParams,
  answer: z.object({ sticker_reports: z.array(stickerReportSchema) }),
  refusals: ['not_found'],
});

export const changeStickerReport = endpoint({
  method: 'PATCH',
  path: '/albums/:id/sticker_reports/:report',
  summary: 'Says that a report is dealt with, or is not after all',
  tag: 'preview',
  params: z.object({ id: idSchema, report: idSchema }),
  body: z.object({ sticker_report: z.object({ done: z.boolean() }) }),
  answer: z.object({ sticker_report: stickerReportSchema }),
  refusals: ['not_found', 'forbidden'],
});
