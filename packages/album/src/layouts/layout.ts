/**
 * A layout: a spread as data, with places for stickers, pictures and texts, and the decoration around them. Blueprints
 * carry their own (content/), the archetypes of archetypes.ts are built in.
 */
import { z } from 'zod';
import { ALBUM_LANGUAGES } from '../document/album.ts';
import { NODE_PROPS } from '../document/nodes/node-props.ts';
import { MOST_WORDINGS, WORDING_MAX } from '../document/wording-limits.ts';

/**
 * What a layout is for. A chapter begins with an `opener`, then come `team` spreads; a `breather` is a team spread that
 * lives from its picture or text; a `picture` has no stickers at all.
 */
export const LAYOUT_ROLES = ['opener', 'team', 'breather', 'picture'] as const;
export type LayoutRole = (typeof LAYOUT_ROLES)[number];

/** `single` and `double` become sticker cells, `image` and `text` take the customer's own, `shape` is decoration as it is. */
export const SLOT_KINDS = ['single', 'double', 'image', 'text', 'shape'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

const SHAPE_TYPES = ['Rectangle', 'Circle', 'Line', 'Image', 'Text', 'Sticker', 'Group'] as const;
export type ShapeType = (typeof SHAPE_TYPES)[number];

/** What a text slot is; texts of a replaced layout go to slots of the same role first. */
export const TEXT_ROLES = ['title', 'sub_title', 'text', 'caption'] as const;

/** Drawings that take turns in one place. */
const MOST_IMAGES = 24;

const number = z.number().min(-2000).max(2000);
const slotSchema = z
  .strictObject({
    kind: z.enum(SLOT_KINDS),
    /** Of a `shape` only. */
    type: z.enum(SHAPE_TYPES).default('Rectangle'),
    /** Of a `text` only. */
    role: z.enum(TEXT_ROLES).default('text'),
    x: number,
    y: number,
    width: number.min(0),
    height: number.min(0),
    rotation: z.number().default(0),
    /** All other props of the node, in the exchange form's spelling. A `text` slot's text is what it starts with. */
    props: z.record(z.string(), z.json()).default({}),
    /** Of a Text: what it may say, the one wanted most first; none: only what its props say. */
    wordings: z.array(z.string().min(1).max(WORDING_MAX)).max(MOST_WORDINGS).default([]),
    /** Of an Image: drawings that take turns; none: only that of its props. */
    images: z.array(z.string().min(1).max(64)).max(MOST_IMAGES).default([]),
    /** Of a Group only, in its own millimetres, no cells; width and height of the group itself do not count. */
    get children() {
      return z.array(slotSchema).default([]);
    },
  })
  .superRefine((slot, context) => {
    const parsed = NODE_PROPS[slotType(slot)].safeParse(slotProps(slot));
    for (const { message, path } of parsed.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['props', ...path] });
    }
    if (slot.children.length > 0 && slotType(slot) !== 'Group') {
      context.addIssue({ code: 'custom', message: 'only a Group has children', path: ['children'] });
    }
  });

export interface LayoutSlot {
  readonly kind: SlotKind;
  readonly type: ShapeType;
  readonly role: (typeof TEXT_ROLES)[number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly props: Readonly<Record<string, z.core.util.JSONType>>;
  readonly wordings: readonly string[];
  readonly images: readonly string[];
  readonly children: readonly LayoutSlot[];
}

export const layoutSchema = z
  .strictObject({
    id: z.string().min(1).max(64),
    role: z.enum(LAYOUT_ROLES),
    /** For somebody on purpose: the main person, a pair. A list never fills it. */
    by_hand: z.boolean().default(false),
    /** What it is called, by language; built-in layouts are named by the catalogues (`editor.layout.<id>`). */
    title: z.partialRecord(z.enum(ALBUM_LANGUAGES), z.string().max(60)).default({}),
    /** How many sticker cells it has, doubles counted once. */
    stickers: z.int().min(0),
    /** Props of the spread itself: its ground. */
    spread: z.record(z.string(), z.json()).default({}),
    /** Lowest first. In millimetres of the spread. */
    slots: z.array(slotSchema),
  })
  .superRefine((layout, context) => {
    const cells = layout.slots.filter(isCell).length;
    const hidden = layout.slots.some((slot) => holdsCells(slot.children));
    if (hidden) context.addIssue({ code: 'custom', message: 'cells stand on the spread itself', path: ['slots'] });
    if (cells !== layout.stickers) {
      context.addIssue({ code: 'custom', message: `has ${cells} cells, says ${layout.stickers}`, path: ['stickers'] });
    }
    const spread = NODE_PROPS.Spread.safeParse(layout.spread);
    for (const { message, path } of spread.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['spread', ...path] });
    }
  });

export interface Layout {
  readonly id: string;
  readonly role: LayoutRole;
  readonly by_hand: boolean;
  readonly title: Readonly<Partial<Record<(typeof ALBUM_LANGUAGES)[number], string>>>;
  readonly stickers: number;
  readonly spread: Readonly<Record<string, z.core.util.JSONType>>;
  readonly slots: readonly LayoutSlot[];
}

/** The node type that a slot becomes. */
export function slotType({ kind, type }: Pick<LayoutSlot, 'kind' | 'type'>) {
  switch (kind) {
    case 'single':
    case 'double':
      return 'StickerCell';
    case 'image':
      return 'Image';
    case 'text':
      return 'Text';
    case 'shape':
      return type;
  }
}

/** The props of the node that a slot becomes, defaults left out. */
export function slotProps(slot: LayoutSlot): Record<string, unknown> {
  const { x, y, width, height, rotation, kind, props } = slot;
  const sized = slotType(slot) === 'Group' ? {} : { width, height };
  return { ...props, x, y, ...sized, rotation, ...(kind === 'double' && { doubleSticker: true }) };
}

function holdsCells(slots: readonly LayoutSlot[]): boolean {
  return slots.some((slot) => isCell(slot) || holdsCells(slot.children));
}

export function isCell(slot: Pick<LayoutSlot, 'kind'>): boolean {
  return slot.kind === 'single' || slot.kind === 'double';
}
