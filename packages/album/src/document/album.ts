/** The album document: its stored form (JSON parts) and its form in memory. See docs/architecture.md, "the document". */
import type { FontEntry } from './fonts.ts';
import type { ImageId, NodeId, StickerId } from './ids.ts';
import type { ImageRecord } from './image.ts';
import type { AlbumNode } from './nodes/node.ts';
import type { Sticker, StickerTemplateSettings } from './sticker.ts';

/** Raised with every migration in src/migrations. */
export const SCHEMA_VERSION = 1;

export const PART_NAMES = ['workspace', 'stickers', 'colors', 'fonts', 'sticker_template_settings', 'images'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The stored form: six JSON objects, each a table of entries by key. Written to the database and sent over the socket. */
export interface AlbumParts {
  workspace: { root: string; nodes: Record<string, unknown> };
  stickers: Record<string, unknown>;
  /** By palette index as a string: '0' and '1' reserved, '2' to '6' the palette. */
  colors: Record<string, string>;
  /** By role (FONT_ROLES); further keys are the album's own fonts. */
  fonts: Record<string, unknown>;
  sticker_template_settings: Record<string, unknown>;
  images: Record<string, unknown>;
}

/**
 * The form in memory. The maps change in place, only through `applyPatch`; the records in them are immutable and are
 * replaced, so `===` tells whether one changed. Everything else reads.
 */
export interface AlbumDocument {
  readonly rootId: NodeId;
  readonly nodes: ReadonlyMap<NodeId, AlbumNode>;
  readonly stickers: ReadonlyMap<StickerId, Sticker>;
  readonly colors: ReadonlyMap<string, string>;
  readonly fonts: ReadonlyMap<string, FontEntry>;
  readonly settings: StickerTemplateSettings;
  readonly images: ReadonlyMap<ImageId, ImageRecord>;
  /** Children by `order`, then id: bottom first. Kept up by `applyPatch`; the array is replaced when it changes. */
  childIds(parent: NodeId): readonly NodeId[];
  /** The nodes whose `stickerId`, `image` or `sectionId` names the given sticker, picture or section. */
  nodesUsing(target: ReferenceTarget, id: string): ReadonlySet<NodeId>;
  /** The stickers that show the given picture, or belong to the given section. */
  stickersUsing(target: Exclude<ReferenceTarget, 'sticker'>, id: string): ReadonlySet<StickerId>;
}

/** What records refer to by id. */
export type ReferenceTarget = 'sticker' | 'image' | 'section';

/** What is not part of the document but shown in it by automatic texts. */
export interface AlbumMeta {
  readonly id: string;
  readonly title: string;
  /** ISO date `YYYY-MM-DD`, or null. */
  readonly releaseDate: string | null;
  readonly language: AlbumLanguage;
}
export const ALBUM_LANGUAGES = ['de', 'en', 'fr', 'it', 'pl'] as const;
export type AlbumLanguage = (typeof ALBUM_LANGUAGES)[number];

export const CATEGORIES = ['business', 'sports', 'wedding', 'birthday', 'school', 'community'] as const;
export type Category = (typeof CATEGORIES)[number];
