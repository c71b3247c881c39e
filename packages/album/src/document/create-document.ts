import type { AlbumDocument, AlbumParts, ReferenceTarget } from './album.ts';
import { ChildLists } from './child-lists.ts';
import {
  completeFont,
  completeImage,
  completeNode,
  completeSettings,
  completeSticker,
  type StoredNode,
} from './complete.ts';
import type { FontEntry } from './fonts.ts';
import type { ImageId, NodeId, StickerId } from './ids.ts';
import type { ImageRecord } from './image.ts';
import type { AlbumNode } from './nodes/node.ts';
import { References } from './references.ts';
import type { Sticker, StickerTemplateSettings } from './sticker.ts';

/** The tables of a document as `applyPatch` writes them. Nothing outside of patch/ and document/ takes this view. */
export interface DocumentTables {
  nodes: Map<NodeId, AlbumNode>;
  stickers: Map<StickerId, Sticker>;
  colors: Map<string, string>;
  fonts: Map<string, FontEntry>;
  settings: StickerTemplateSettings;
  images: Map<ImageId, ImageRecord>;
  children: ChildLists;
  references: References;
}

const tablesOf = new WeakMap<AlbumDocument, DocumentTables>();

/** The writable tables behind a document; for `applyPatch` alone. */
export function documentTables(document: AlbumDocument): DocumentTables {
  const tables = tablesOf.get(document);
  if (!tables) throw new TypeError('not a document made by createDocument');
  return tables;
}

/**
 * A document of stored parts that are trusted (own content, the builders of testing/, what parseAlbum has checked).
 * Fills in defaults that were left out; checks nothing. What comes from outside goes through `parseAlbum`.
 */
export function createDocument(parts: AlbumParts): AlbumDocument {
  const nodes = new Map<NodeId, AlbumNode>();
  for (const [id, stored] of Object.entries(parts.workspace.nodes)) {
    nodes.set(id as NodeId, completeNode(id, stored as StoredNode));
  }
  const stickers = new Map<StickerId, Sticker>();
  for (const [id, stored] of Object.entries(parts.stickers)) {
    stickers.set(id as StickerId, completeSticker(id, stored as object));
  }
  const images = new Map<ImageId, ImageRecord>();
  for (const [id, stored] of Object.entries(parts.images)) {
    images.set(id as ImageId, completeImage(id, stored as object));
  }
  return documentOf(parts.workspace.root as NodeId, {
    nodes,
    stickers,
    images,
    colors: new Map(Object.entries(parts.colors)),
    fonts: new Map(Object.entries(parts.fonts).map(([key, stored]) => [key, completeFont(stored as object)])),
    settings: completeSettings(parts.sticker_template_settings),
    children: ChildLists.of(nodes),
    references: References.of(nodes.values(), stickers.values()),
  });
}

/** A second document with the same records, which are shared: about 1 ms for 10,000 nodes. For drafts and replays. */
export function copyDocument(document: AlbumDocument): AlbumDocument {
  const tables = documentTables(document);
  return documentOf(document.rootId, {
    nodes: new Map(tables.nodes),
    stickers: new Map(tables.stickers),
    images: new Map(tables.images),
    colors: new Map(tables.colors),
    fonts: new Map(tables.fonts),
    settings: tables.settings,
    children: tables.children.copy(),
    references: References.of(tables.nodes.values(), tables.stickers.values()),
  });
}

function documentOf(rootId: NodeId, tables: DocumentTables): AlbumDocument {
  const document: AlbumDocument = {
    rootId,
    nodes: tables.nodes,
    stickers: tables.stickers,
    images: tables.images,
    colors: tables.colors,
    fonts: tables.fonts,
    get settings() {
      return tables.settings;
    },
    childIds: (parent: NodeId) => tables.children.of(parent),
    nodesUsing: (target: ReferenceTarget, id: string) => tables.references.nodes(target, id),
    stickersUsing: (target: ReferenceTarget, id: string) => tables.references.stickers(target, id),
  };
  tablesOf.set(document, tables);
  return document;
}
