import { type Numbering, numberStickers } from '../../stickers/numbering.ts';
import { stickersOfSection } from '../../stickers/placed-stickers.ts';
import { type AlbumDocument, SCHEMA_VERSION } from '../album.ts';
import { isRecord } from '../check-record.ts';
import { IMAGE_DEFAULTS, NODE_DEFAULTS, STICKER_DEFAULTS } from '../complete.ts';
import type { FontEntry } from '../fonts.ts';
import type { StickerId } from '../ids.ts';
import type { ImageRecord } from '../image.ts';
import { orderBetween } from '../order.ts';
import { type ParsedAlbum, parseAlbum } from '../parse-album.ts';
import type { Sticker, StickerTemplateSettings } from '../sticker.ts';
import { withoutDefaults } from '../to-parts.ts';
import { type ExchangeNode, keepingIds, plantExchangeNode, readExchangeNode, toExchangeNode } from './exchange-node.ts';

/** An exported album: one nested tree, stickers in the order of their chapters. */
export interface ExchangeAlbum {
  readonly schema_version: number;
  readonly workspace: ExchangeNode;
  readonly stickers: readonly Readonly<Record<string, unknown>>[];
  /** By palette index. */
  readonly colors: Readonly<Record<string, string>>;
  readonly fonts: Readonly<Record<string, FontEntry>>;
  readonly sticker_template_settings: StickerTemplateSettings;
  readonly images: readonly Readonly<Record<string, unknown>>[];
}

export function toExchange(document: AlbumDocument): ExchangeAlbum {
  const listed = document.childIds(document.rootId).flatMap((section) => stickersOfSection(document, section));
  return {
    schema_version: SCHEMA_VERSION,
    workspace: toExchangeNode(document, document.rootId),
    stickers: listed.map(({ order: _order, ...sticker }) => withoutDefaults(sticker, STICKER_DEFAULTS)),
    colors: Object.fromEntries(document.colors),
    fonts: Object.fromEntries(document.fonts),
    sticker_template_settings: document.settings,
    images: Array.from(document.images.values(), (image) => withoutDefaults(image, IMAGE_DEFAULTS)),
  };
}

/** The parts as the specification's HTTP answers show them: a map of nodes with lists of children, stickers with their numbers. */
export interface AlbumPayload {
  readonly workspace: {
    readonly root: string;
    readonly nodes: Readonly<Record<string, PayloadNode>>;
  };
  readonly stickers: readonly (Sticker & { readonly number: number | null })[];
  /** By palette index; null where an index is not taken. */
  readonly colors: readonly (string | null)[];
  readonly fonts: Readonly<Record<string, FontEntry>>;
  readonly sticker_template_settings: StickerTemplateSettings;
  readonly images: readonly ImageRecord[];
}
export interface PayloadNode {
  readonly id: string;
  readonly type: string;
  readonly parent: string | null;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly string[];
}

export function toPayload(document: AlbumDocument, numbering: Numbering = numberStickers(document)): AlbumPayload {
  const nodes = Array.from(document.nodes.values(), ({ id, type, parent, props }): [string, PayloadNode] => [
    id,
    { id, type, parent, props: { id, ...NODE_DEFAULTS[type], ...props }, children: document.childIds(id) },
  ]);
  const numberOf = (id: string) => numbering.ofSticker.get(id as StickerId)?.[0] ?? null;
  const lastColor = Math.max(...Array.from(document.colors.keys(), Number));
  return {
    workspace: { root: document.rootId, nodes: Object.fromEntries(nodes) },
    stickers: Array.from(document.stickers.values(), (sticker) => ({ ...sticker, number: numberOf(sticker.id) })),
    colors: Array.from({ length: lastColor + 1 }, (_, index) => document.colors.get(String(index)) ?? null),
    fonts: Object.fromEntries(document.fonts),
    sticker_template_settings: document.settings,
    images: [...document.images.values()],
  };
}

/**
 * Reads either exchange form: a nested tree (its `schema_version` says which props it knows; absent: today's), or the
 * specification's map of nodes with lists of children. Checks as `parseAlbum` does. Nodes without an id get a counted one.
 */
export function fromExchange(value: unknown): ParsedAlbum {
  if (!isRecord(value)) return { ok: false, code: 'unreadable', at: '', detail: 'not an object' };
  if (isRecord(value['workspace']) && isRecord(value['workspace']['nodes'])) return parseAlbum(value, 0);
  const tree = readExchangeNode(value['workspace']);
  if (!tree) return { ok: false, code: 'unreadable', at: 'workspace', detail: 'not a tree' };
  let counted = 0;
  const nodes = plantExchangeNode(tree, { parent: null, order: 'V', nameOf: keepingIds(() => `node-${++counted}`) });
  const names = new Set(nodes.map(({ id }) => id));
  if (names.size < nodes.length) return { ok: false, code: 'unreadable', at: 'workspace', detail: 'an id comes twice' };
  const version = value['schema_version'];
  return parseAlbum(
    {
      workspace: { root: nodes[0]!.id, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) },
      stickers: stickerTable(value['stickers']),
      colors: Array.isArray(value['colors']) ? Object.fromEntries(value['colors'].entries()) : value['colors'],
      fonts: value['fonts'],
      sticker_template_settings: value['sticker_template_settings'],
      images: tableOf(value['images']),
    },
    typeof version === 'number' ? version : SCHEMA_VERSION,
  );
}

/** A list of records with ids as a table; what is a table already stays. */
function tableOf(records: unknown): unknown {
  if (!Array.isArray(records)) return records;
  return Object.fromEntries(
    records.map((record, at) => [isRecord(record) ? String(record['id']) : String(at), record]),
  );
}

/** Stickers take their order from the place in the list. */
function stickerTable(stickers: unknown): unknown {
  if (!Array.isArray(stickers)) return stickers;
  let order: string | null = null;
  return tableOf(
    stickers.map((sticker: unknown) => {
      order = orderBetween(order, null);
      return isRecord(sticker) ? { order, ...sticker } : sticker;
    }),
  );
}
