/**
 * Fills in what a stored record may leave out. Only the first level of a record has defaults; a nested value (a filter,
 * a gradient, a text) is always whole. So completing is a spread, and the same in `applyPatch` and in `parseAlbum`.
 */
import { fontEntrySchema, type FontEntry } from './fonts.ts';
import type { NodeId } from './ids.ts';
import { imageSchema, type ImageRecord } from './image.ts';
import { NODE_PROPS, NODE_TYPES, type NodeType, type PropsOf } from './nodes/node-props.ts';
import type { AlbumNode } from './nodes/node.ts';
import { stickerSchema, stickerTemplateSettingsSchema, type Sticker, type StickerTemplateSettings } from './sticker.ts';

/** The props of a fresh node of each type. */
export const NODE_DEFAULTS = Object.fromEntries(NODE_TYPES.map((type) => [type, NODE_PROPS[type].parse({})])) as {
  readonly [Type in NodeType]: Readonly<PropsOf<Type>>;
};

const { id: _id, sectionId: _section, ...stickerDefaults } = stickerSchema.parse({ id: '-', sectionId: '-' });
const {
  id: _image,
  details: _details,
  ...imageDefaults
} = imageSchema.parse({
  id: '-',
  details: { width: 1, height: 1, face: null },
});
export const STICKER_DEFAULTS: Readonly<Omit<Sticker, 'id' | 'sectionId'>> = stickerDefaults;
export const IMAGE_DEFAULTS: Readonly<Omit<ImageRecord, 'id' | 'details'>> = imageDefaults;
export const SETTINGS_DEFAULTS: StickerTemplateSettings = stickerTemplateSettingsSchema.parse({});
export const FONT_DEFAULTS: Readonly<Omit<FontEntry, 'family'>> = { bold: fontEntrySchema.parse({ family: '-' }).bold };

/** A stored node, whose props may leave out what is as default. */
export interface StoredNode {
  id: string;
  type: NodeType;
  parent: string | null;
  order: string;
  props?: Readonly<Record<string, unknown>>;
}

export function completeNode(id: string, stored: Omit<StoredNode, 'id'>): AlbumNode {
  const { type, parent, order, props } = stored;
  return {
    id: id as NodeId,
    type,
    parent: parent as NodeId | null,
    order,
    props: { ...NODE_DEFAULTS[type], ...props },
  } as AlbumNode;
}

export function completeSticker(id: string, stored: object): Sticker {
  return { ...STICKER_DEFAULTS, ...stored, id } as Sticker;
}

export function completeImage(id: string, stored: object): ImageRecord {
  return { ...IMAGE_DEFAULTS, ...stored, id } as ImageRecord;
}

export function completeFont(stored: object): FontEntry {
  return { ...FONT_DEFAULTS, ...stored } as FontEntry;
}

export function completeSettings(stored: object): StickerTemplateSettings {
  return { ...SETTINGS_DEFAULTS, ...stored };
}
