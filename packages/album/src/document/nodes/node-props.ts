/**
 * The props of every node type: one schema a type, every prop with its default, so that a parsed node carries all of them.
 * Lengths are millimetres, angles degrees clockwise, font sizes points. Positions are those of the box before rotation,
 * in the coordinates of the parent (spread or group).
 */
import { z } from 'zod';
import { answersSchema, questionsSchema } from '../question.ts';
import { MOST_WORDINGS, WORDING_MAX } from '../wording-limits.ts';
import { cmykSchema, colorSchema, paintSchema, spotNameSchema } from '../paint.ts';
import { alignSchema, EMPTY_TEXT, fontSchema, fontSizeSchema, lineHeightSchema, richTextSchema } from '../rich-text.ts';
import { SYMBOL_KINDS } from '../../symbols/symbol-kinds.ts';

/** Bounds of lengths in millimetres, and of `scale`. */
export const MOST_LENGTH = 100_000;
export const LEAST_SCALE = 0.0001;
export const MOST_SCALE = 1000;
/** People that one comment names. */
export const MOST_MENTIONS = 20;

/** Colours whose inks an album names itself: its five, and those of palettes that were tried before. */
export const MOST_EXACT_INKS = 16;
/** Letters on the spine of the softcover. */
export const SPINE_TEXT_MAX = 100;

/** What somebody thinks of a comment in a word. */
export const COMMENT_REACTIONS = ['thumbs_up', 'heart', 'laugh', 'party'] as const;
export type CommentReaction = (typeof COMMENT_REACTIONS)[number];

const length = z.number().min(-MOST_LENGTH).max(MOST_LENGTH);
const size = z.number().min(0).max(MOST_LENGTH);
const fraction = z.number().min(0).max(1);
const reference = z.string().min(1).max(64).nullable();

/** `normal` and the blend modes that PDF and CSS share. */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;

const label = { name: z.string().max(200).default('') };
const placed = {
  ...label,
  x: length.default(0),
  y: length.default(0),
  rotation: z.number().default(0),
  /** Multiplies the drawn box; its top left before rotation stays at x, y. */
  scale: z.number().min(LEAST_SCALE).max(MOST_SCALE).default(1),
  opacity: fraction.default(1),
  blend: z.enum(BLEND_MODES).default('normal'),
  locked: z.boolean().default(false),
  hidden: z.boolean().default(false),
};
const boxed = { ...placed, width: size.default(100), height: size.default(100) };
const onTop = { alwaysOnTop: z.boolean().default(false) };
const stroked = { stroke: colorSchema.nullable().default(null), strokeWidth: z.number().min(0).max(100).default(0) };
const filled = { fill: paintSchema.default(null), fillOpacity: fraction.default(1) };
const rounded = { borderRadius: z.number().min(0).max(50).default(0) };

/**
 * How a picture lies in its frame. At `cscale` 1 it just covers the frame. `cx`, `cy` move its centre away from the
 * frame's, in fractions of the frame's width and height; `crotation` turns it about its own centre, in degrees.
 */
export const cropShape = {
  cx: z.number().min(-20).max(20).default(0),
  cy: z.number().min(-20).max(20).default(0),
  cscale: z.number().min(0.0001).max(9).default(1),
  crotation: z.number().default(0),
};

/** Pixel filters, baked into the picture before print. `NEUTRAL_FILTER` leaves it as it is. */
const filterSchema = z.strictObject({
  contrast: z.number().min(0).max(2),
  hue: fraction,
  saturation: fraction,
  tone: z.tuple([fraction, fraction, fraction]),
});

export type Filter = z.infer<typeof filterSchema>;
export const NEUTRAL_FILTER: Filter = { contrast: 1, hue: 0.5, saturation: 0.5, tone: [0.25, 0.5, 0.75] };

export const NODE_PROPS = {
  Root: z.strictObject({
    ...label,
    /** The inks that a colour (`#rrggbb`, in small letters) of the palette is printed with, whatever a profile makes of it. */
    inks: z
      .record(z.string().regex(/^#[0-9a-f]{6}$/), cmykSchema)
      .refine((inks) => Object.keys(inks).length <= MOST_EXACT_INKS)
      .default({}),
    /** The colour, of those above, that is an ink of its own where a print shop takes a fifth. */
    spot: z
      .strictObject({ color: z.string().regex(/^#[0-9a-f]{6}$/), name: spotNameSchema })
      .nullable()
      .default(null),
    /** What the spine of the softcover shows; null: the ground of the front cover. */
    fill: paintSchema.default(null),
    /** The words on the spine, where it is thick enough for any; null: the album's title. */
    spineText: z.string().max(SPINE_TEXT_MAX).nullable().default(null),
    /** What the blueprint asks the makers, in the album's language. */
    questions: questionsSchema.default([]),
    /** What they answered, by the id of the question: the texts with `wording` show it. */
    answers: answersSchema.default({}),
  }),
  Section: z.strictObject({ ...label, name: z.string().max(50).default(''), static: z.boolean().default(false) }),
  Spread: z.strictObject({
    ...label,
    fill: paintSchema.default('#ffffff'),
    fillOpacity: fraction.default(1),
    /** Names the layout that it was made of, whatever has become of it since. */
    layout: z.string().min(1).max(64).nullable().default(null),
  }),
  /** A group's transform is translate(x, y) rotate(rotation) scale(scale) about its own origin; its box is derived from its children. */
  Group: z.strictObject({ ...placed, ...onTop }),
  Image: z.strictObject({
    ...boxed,
    ...onTop,
    ...stroked,
    ...rounded,
    ...cropShape,
    image: reference.default(null),
    pexelsId: z
      .union([z.string().max(64), z.number()])
      .nullable()
      .default(null),
    flip: z.enum(['none', 'horizontal', 'vertical', 'both']).default('none'),
    filter: filterSchema.nullable().default(null),
    grayscale: z.boolean().default(false),
    /** The two to four colours that the greys from black to white become. */
    gradientMap: z.array(colorSchema).min(2).max(4).nullable().default(null),
    /** The tint that an empty frame shows. */
    fill: paintSchema.default(null),
    /** Came with the blueprint, to wait for a photo or in place of one, and nobody has said that it stays so (see `template-mark.ts`). */
    template: z.boolean().default(false),
  }),
  Text: z.strictObject({
    ...boxed,
    ...onTop,
    height: size.default(20),
    text: richTextSchema.default(EMPTY_TEXT),
    symbol: z.enum(SYMBOL_KINDS).nullable().default(null),
    font: fontSchema.default('paragraph'),
    size: fontSizeSchema.default(11),
    color: colorSchema.default('#000000'),
    align: alignSchema.default('left'),
    /** Where the lines stand in a box that is higher than they are. */
    valign: z.enum(['top', 'middle', 'bottom']).default('top'),
    lineHeight: lineHeightSchema.default(150),
    /** null: as the font role says. */
    bold: z.boolean().nullable().default(null),
    italic: z.boolean().default(false),
    uppercase: z.boolean().default(false),
    /** The box grows in height with its text. */
    autosize: z.boolean().default(true),
    /** In a box of fixed height: the size is the largest one, a text that does not fit is drawn in a smaller one. */
    fit: z.boolean().default(false),
    fill: paintSchema.default(null),
    fillOpacity: fraction.default(1),
    /** Names the words it came with from the blueprint, until somebody says that they stay (see `template-mark.ts`). */
    template: z.string().min(1).max(16).nullable().default(null),
    /** What it says depends on answers: its wordings, the one wanted most first. null: nothing but `text` itself. */
    wording: z.array(z.string().min(1).max(WORDING_MAX)).min(1).max(MOST_WORDINGS).nullable().default(null),
  }),
  Circle: z.strictObject({ ...boxed, ...onTop, ...filled, ...stroked }),
  Rectangle: z.strictObject({ ...boxed, ...onTop, ...filled, ...stroked, ...rounded }),
  Line: z.strictObject({
    ...boxed,
    ...onTop,
    height: size.default(1),
    stroke: colorSchema.nullable().default('#000000'),
    strokeWidth: z.number().min(0).max(100).default(1),
    dash: z.enum(['none', 'dashed', 'dotted']).default('none'),
  }),
  /** A sticker drawn for decoration: always with its picture, never numbered by its place. */
  Sticker: z.strictObject({
    ...boxed,
    width: size.default(50),
    height: size.default(70),
    stickerId: reference.default(null),
  }),
  /** A numbered place for a sticker. Keeps the ratio of the sticker's size: 50 x 70, double 100 x 70. */
  StickerCell: z.strictObject({
    ...boxed,
    /** What the empty cell shows in place of its design's tint. At no opacity what lies under it is seen. */
    ...filled,
    width: size.default(50),
    height: size.default(70),
    stickerId: reference.default(null),
    doubleSticker: z.boolean().default(false),
    sectionId: reference.default(null),
  }),
  Comment: z.strictObject({
    ...label,
    x: length.default(0),
    y: length.default(0),
    text: z.string().max(4000).default(''),
    userId: z.string().max(255).default(''),
    createdAt: z.string().max(40).default(''),
    done: z.boolean().default(false),
    /** Whom the words name: they get a mail when the comment is written. */
    mentions: z.array(z.string().min(1).max(64)).max(MOST_MENTIONS).default([]),
    /**
     * What it is about and goes with: a node, or a sticker on whatever cell it lies, and where on it in fractions of its
     * box. While that is nowhere to be seen the comment is at its own x and y.
     */
    target: z
      .strictObject({ kind: z.enum(['node', 'sticker']), id: z.string().min(1).max(64), x: fraction, y: fraction })
      .nullable()
      .default(null),
    /** An answer without words, by whoever gave it, to what it lies in. */
    reaction: z.enum(COMMENT_REACTIONS).nullable().default(null),
  }),
} as const;

export type NodeType = keyof typeof NODE_PROPS;
export const NODE_TYPES = Object.keys(NODE_PROPS) as NodeType[];
export type PropsOf<Type extends NodeType> = z.infer<(typeof NODE_PROPS)[Type]>;
