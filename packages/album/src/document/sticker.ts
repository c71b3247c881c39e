import { z } from 'zod';
import { cropShape } from './nodes/node-props.ts';
import { orderSchema } from './order.ts';
import { hexColorSchema } from './paint.ts';

export const STICKER_DESIGNS = ['default', 'accented', 'themed', 'triangle', 'gold', 'tilted'] as const;
export const STICKER_VARIANTS = ['default', 'textless', 'full', 'numberless', 'photo'] as const;

/**
 * A person (or thing) on a sticker. Its number is derived from where its cell lies, never stored.
 * `stickerLayout` and `cellLayout` name a design for this one; `default` is the album's own (see `chosen-layout.ts`).
 */
export const stickerSchema = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().max(30).default(''),
  position: z.string().max(30).default(''),
  doubleSticker: z.boolean().default(false),
  image: z.string().min(1).max(64).nullable().default(null),
  /** The node id of its chapter. */
  sectionId: z.string().min(1).max(64),
  /** Place in its chapter's list: a fractional index. */
  order: z.union([z.literal(''), orderSchema]).default(''),
  createdAt: z.string().max(40).default(''),
  /** What the customer's own list calls the person by (a membership number): the next list finds them by it. */
  personId: z.string().max(64).default(''),
  /** The last list did not name the person any more, and somebody wanted that to be seen. */
  leftList: z.boolean().default(false),
  ...cropShape,
  stickerLayout: z.string().max(64).default('default'),
  cellLayout: z.string().max(64).default('default'),
});
export type Sticker = Readonly<z.infer<typeof stickerSchema>>;

/** Trimmed size in mm (decision 5). */
export const STICKER_SIZE = { single: { width: 50, height: 70 }, double: { width: 100, height: 70 } } as const;

/** A colour that every album has: one of its palette, so that recolouring reaches it, or its own. */
const portraitColorSchema = z.union([z.int().min(0).max(6), hexColorSchema]);

/** What the photos on stickers look like: as they are, in greys, or in the two to four colours that their greys become. */
export const portraitSchema = z.union([z.enum(['own', 'grey']), z.array(portraitColorSchema).min(2).max(4)]);
export type Portrait = z.infer<typeof portraitSchema>;

export const stickerTemplateSettingsSchema = z.strictObject({
  /** The album's sticker design, `<design>` or `<design>:<variant>`. */
  id: z.string().max(64).default('default'),
  /** The design of the cells that they are stuck onto, in the same form; empty: that of the stickers. */
  cell_id: z.string().max(64).default(''),
  /** Cells without a sticker are printed as empty frames; they have no number, since no sticker would carry it. */
  blank_enabled: z.boolean().default(true),
  /** A duotone holds uneven photos of many people together; it is of the design, not of one photo. */
  portrait: portraitSchema.default('own'),
});
export type StickerTemplateSettings = Readonly<z.infer<typeof stickerTemplateSettingsSchema>>;
