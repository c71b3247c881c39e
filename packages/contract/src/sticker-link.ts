/** The sticker link of an album, for those who edit it: its settings, its address, and the token behind it. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate } from './wire.ts';

const albumParams = z.object({ id: idSchema });

/** Changed with `PATCH /albums/:id` (see `changeAlbum`). */
export const stickerLinkSettingsSchema = z.object({
  sticker_upload_enabled: z.boolean(),
  /** Contributors must name a position or title. */
  sticker_upload_require_position: z.boolean(),
  /** Hides every word that gives the album away. */
  sticker_upload_surprise: z.boolean(),
  /** The link under a neutral address, `sticker_upload_custom_domain`. */
  sticker_upload_white_label: z.boolean(),
  /** One of `custom_domains`; null for the first of them. Without effect while the white label is off. */
  sticker_upload_custom_domain: z.string().max(253).nullable(),
  /** The personal message. Required: an empty one is refused as `sticker_content_required`. */
  sticker_upload_content: z.string().max(LIMITS.stickerLinkContent),
  /** The last day on which photos are taken, by the server's clock; null for no end. */
  sticker_upload_closes_on: isoDate.nullable(),
});
export type StickerLinkSettings = z.infer<typeof stickerLinkSettingsSchema>;

export const stickerLinkSchema = stickerLinkSettingsSchema
  .extend({
    /** `/s/<token>`, below the address of the product or of the chosen domain. */
    sticker_uploads_path: z.string(),
    /** The whole address, as it goes into a QR code. */
    url: z.string(),
    /** Whether photos are taken now: on, and not past its day. */
    open: z.boolean(),
  })
  .meta({ id: 'StickerLink' });
export type StickerLink = z.infer<typeof stickerLinkSchema>;

export const readStickerLink = endpoint({
  method: 'GET',
  path: '/albums/:id/sticker_link',
  summary: 'The sticker link of an album and the domains it may be under',
  tag: 'sticker link',
  params: albumParams,
  answer: z.object({
    sticker_link: stickerLinkSchema,
    /** Neutral domains of the configuration, the default first; empty when there are none: then white label uses the product's own address. */
    custom_domains: z.array(z.string()),
  }),
  refusals: ['not_found'],
});

/** The old address and all personal links die at once. */
export const rotateStickerLink = endpoint({
  method: 'PATCH',
  path: '/albums/:id/rotate_sticker_uploads_token',
  summary: 'Gives the sticker link and every personal link a new address',
  tag: 'sticker link',
  params: albumParams,
  answer: z.object({ sticker_link: stickerLinkSchema }),
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids'],
});
