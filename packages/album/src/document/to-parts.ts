import type { AlbumDocument, AlbumParts } from './album.ts';
import { IMAGE_DEFAULTS, NODE_DEFAULTS, STICKER_DEFAULTS, type StoredNode } from './complete.ts';
import type { AlbumNode } from './nodes/node.ts';

/** The stored form. What is as default is left out: a default may change only together with a migration. */
export function toParts(document: AlbumDocument): AlbumParts {
  return {
    workspace: { root: document.rootId, nodes: table(document.nodes, storedNode) },
    stickers: table(document.stickers, (sticker) => withoutDefaults(sticker, STICKER_DEFAULTS)),
    colors: table(document.colors, (color) => color),
    fonts: table(document.fonts, (font) => font),
    sticker_template_settings: { ...document.settings },
    images: table(document.images, (image) => withoutDefaults(image, IMAGE_DEFAULTS)),
  };
}

/** One node as it is stored. */
export function storedNode({ id, type, parent, order, props }: AlbumNode): StoredNode {
  return { id, type, parent, order, props: withoutDefaults(props, NODE_DEFAULTS[type]) };
}

/** `record` without the fields that equal `defaults` (primitives by value, the rest by their JSON). */
export function withoutDefaults(record: object, defaults: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(record)) {
    const usual = (defaults as Record<string, unknown>)[field];
    if (value === usual && Object.hasOwn(defaults, field)) continue;
    if (typeof value === 'object' && typeof usual === 'object' && JSON.stringify(value) === JSON.stringify(usual))
      continue;
    kept[field] = value;
  }
  return kept;
}

function table<Value, Stored>(
  map: ReadonlyMap<string, Value>,
  store: (value: Value) => Stored,
): Record<string, Stored> {
  const parts: Record<string, Stored> = {};
  for (const [key, value] of map) parts[key] = store(value);
  return parts;
}
