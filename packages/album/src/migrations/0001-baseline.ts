import { isObject, type Json, type JsonObject, type Migration } from './migration.ts';

/**
 * From the exchange form of the specification (version 0) to the stored form: nodes hold lists of children and their id
 * among the props, colours are a list, stickers and pictures may be lists, a text may be plain, numbers are stored with
 * the stickers. Afterwards a node knows its parent and its order and nothing else.
 */
export const baseline: Migration = {
  to: 1,
  name: 'baseline',
  up(parts) {
    const { workspace, stickers, colors, fonts, sticker_template_settings: settings, images } = parts;
    return {
      workspace: isObject(workspace) ? workspaceOf(workspace) : (workspace ?? null),
      stickers: table(stickers, ({ number: _number, stickerUpload: _upload, ...sticker }) => sticker),
      colors: Array.isArray(colors)
        ? Object.fromEntries([...colors.entries()].filter(([, color]) => color !== null))
        : (colors ?? {}),
      fonts: table(fonts, (font) => font, { keyed: true }),
      sticker_template_settings: settings ?? {},
      images: table(images, imageOf),
    };
  },
};

function workspaceOf(workspace: JsonObject): JsonObject {
  const nodes = isObject(workspace['nodes']) ? workspace['nodes'] : {};
  const places = new Map<string, { parent: string; order: string }>();
  for (const [parent, node] of Object.entries(nodes)) {
    if (!isObject(node) || !Array.isArray(node['children'])) continue;
    node['children'].forEach((child, at) => {
      if (typeof child === 'string') places.set(child, { parent, order: orderAt(at) });
    });
  }
  const converted = Object.entries(nodes).map(([id, node]): [string, Json] => {
    if (!isObject(node)) return [id, node];
    const { id: _id, ...props } = isObject(node['props']) ? node['props'] : {};
    if (typeof props['text'] === 'string' && node['type'] === 'Text') props['text'] = textOf(props['text']);
    const place = places.get(id);
    const type = (typeof node['type'] === 'string' ? TYPES[node['type']] : undefined) ?? node['type'] ?? null;
    return [id, { id, type, parent: place?.parent ?? null, order: place?.order ?? orderAt(0), props }];
  });
  return { root: workspace['root'] ?? null, nodes: Object.fromEntries(converted) };
}

/** The names that the specification gives beside the usual ones. */
const TYPES: Readonly<Record<string, string>> = { Ellipse: 'Circle', Rect: 'Rectangle' };

/** Four digits and a V: sorts, and leaves room between any two. */
function orderAt(index: number): string {
  return `${String(index + 1).padStart(4, '0')}V`;
}

function textOf(plain: string): Json {
  return { paragraphs: plain.split('\n').map((line) => ({ content: line === '' ? [] : [{ text: line }] })) };
}

function imageOf({ blob, ...image }: JsonObject): JsonObject {
  const { filename } = isObject(blob) ? blob : {};
  const details = isObject(image['details']) ? { face: null, ...image['details'] } : (image['details'] ?? null);
  return { ...(typeof filename === 'string' && { filename }), ...image, details };
}

/** A table by id of a list of records, or of a table; records that are keyed carry no id. */
function table(
  stored: Json | undefined,
  convert: (record: JsonObject) => JsonObject,
  { keyed = false } = {},
): JsonObject {
  const entries: [string, Json][] = Array.isArray(stored)
    ? stored.map((record, at) => [
        isObject(record) && typeof record['id'] === 'string' ? record['id'] : String(at),
        record,
      ])
    : Object.entries(isObject(stored) ? stored : {});
  return Object.fromEntries(
    entries.map(([id, record]) => [id, isObject(record) ? { ...(!keyed && { id }), ...convert(record) } : record]),
  );
}
