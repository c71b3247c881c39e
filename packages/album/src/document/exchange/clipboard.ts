import type { AlbumDocument } from '../album.ts';
import { checkProp, isNodeType, isRecord } from '../check-record.ts';
import type { StoredNode } from '../complete.ts';
import type { MakeId, NodeId } from '../ids.ts';
import { CHILD_TYPES } from '../nodes/node.ts';
import type { NodeType } from '../nodes/node-props.ts';
import { hexColorSchema } from '../paint.ts';
import { paletteIndexes } from '../palette-uses.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { placementFor } from '../../geometry/transforming.ts';
import { type ExchangeNode, plantExchangeNode, readExchangeNode, toExchangeNode } from './exchange-node.ts';
import { fullColor, textPropsOf } from './older-styles.ts';
import { textFromString } from './text-from-string.ts';

export const CLIPBOARD_FORMAT = 'editor-public/1.0';

/** More than anybody copies; what is larger is not read. Characters of the text, and nodes in it. */
export const CLIPBOARD_MAX = { characters: 8_000_000, nodes: 4000 } as const;

/**
 * The clipboard's text for some elements, lowest first, placed as on their spread, whatever groups they lie in. What lies
 * inside another one of them goes with it. `colors` says what the palette's colours in them look like, `album` where
 * their pictures and people are known.
 */
export function writeClipboard(document: AlbumDocument, ids: Iterable<NodeId>, album?: string): string {
  const chosen = new Set(ids);
  const elements = inDocumentOrder(document, document.rootId, chosen).map((id) => onSpread(document, id));
  const indexes = new Set(elements.flatMap((element) => indexesIn(document, element)));
  const colors = Object.fromEntries(
    [...indexes].flatMap((index) => {
      const color = document.colors.get(String(index));
      return color === undefined ? [] : [[index, color]];
    }),
  );
  return JSON.stringify({ format: CLIPBOARD_FORMAT, elements, colors, ...(album !== undefined && { album }) });
}

export type Clipboard =
  | {
      readonly ok: true;
      readonly elements: readonly ExchangeNode[];
      /** What the palette indexes in the elements stood for; empty when an older client wrote it. */
      readonly colors: Readonly<Record<string, string>>;
      readonly album: string | null;
    }
  | { readonly ok: false; readonly code: 'not_json' | 'wrong_format' | 'too_large' };

/**
 * Reads what was copied here, in another album or with an older client. Takes what it understands: unknown types and
 * props fall away, a prop out of bounds gets its default. References may name what this album does not have.
 */
export function readClipboard(text: string): Clipboard {
  if (text.length > CLIPBOARD_MAX.characters) return { ok: false, code: 'too_large' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not_json' };
  }
  const { format, elements, colors, album } = (value ?? {}) as Record<string, unknown>;
  // An older client wrote the elements alone.
  if ((format !== undefined && format !== CLIPBOARD_FORMAT) || !Array.isArray(elements))
    return { ok: false, code: 'wrong_format' };
  const read = elements.flatMap((element) => {
    const tree = readExchangeNode(element);
    return tree ? understood(tree, CHILD_TYPES.Spread) : [];
  });
  if (elements.length > 0 && read.length === 0) return { ok: false, code: 'wrong_format' };
  if (countOf(read) > CLIPBOARD_MAX.nodes) return { ok: false, code: 'too_large' };
  return { ok: true, elements: read, colors: knownColors(colors), album: typeof album === 'string' ? album : null };
}

/** The nodes of copied elements under a parent, all with fresh ids, `orders[i]` being the place of element i. */
export function plantElements(
  elements: readonly ExchangeNode[],
  { parent, orders, makeId }: { parent: NodeId; orders: readonly string[]; makeId: MakeId },
): StoredNode[] {
  return elements.flatMap((element, at) => plantExchangeNode(element, { parent, order: orders[at]!, nameOf: makeId }));
}

/** An element with the place that it has on its spread. */
function onSpread(document: AlbumDocument, id: NodeId): ExchangeNode {
  const element = toExchangeNode(document, id);
  const node = document.nodes.get(id)!;
  if (!node.parent || document.nodes.get(node.parent)?.type === 'Spread') return element;
  return { ...element, props: { ...element.props, ...placementFor(node, spreadMatrix(document, id)) } };
}

function indexesIn(document: AlbumDocument, { props, children }: ExchangeNode): number[] {
  const node = document.nodes.get(props['id'] as NodeId);
  return [...(node ? paletteIndexes(node) : []), ...children.flatMap((child) => indexesIn(document, child))];
}

function knownColors(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const known = Object.entries(value).filter(([index, color]) => /^\d{1,2}$/.test(index) && isHexColor(color));
  return Object.fromEntries(known) as Record<string, string>;
}

function isHexColor(value: unknown): boolean {
  return hexColorSchema.safeParse(value).success;
}

/** Short colours in full: without them, what was coloured could not be seen. */
function withFullColors(props: ExchangeNode['props']): ExchangeNode['props'] {
  const full = (value: unknown): unknown => {
    if (typeof value === 'string') return fullColor(value);
    if (Array.isArray(value)) return value.map(full);
    return isRecord(value) && 'colors' in value ? { ...value, colors: full(value['colors']) } : value;
  };
  const named = Object.entries(props).filter(([prop]) => COLORED.has(prop));
  return { ...props, ...Object.fromEntries(named.map(([prop, value]) => [prop, full(value)])) };
}
const COLORED = new Set(['fill', 'stroke', 'color', 'gradientMap']);

function countOf(elements: readonly ExchangeNode[]): number {
  return elements.reduce((count, { children }) => count + 1 + countOf(children), 0);
}

function inDocumentOrder(document: AlbumDocument, id: NodeId, chosen: ReadonlySet<NodeId>): NodeId[] {
  if (chosen.has(id)) return [id];
  return document.childIds(id).flatMap((child) => inDocumentOrder(document, child, chosen));
}

function understood({ type, props, children }: ExchangeNode, allowed: readonly NodeType[]): ExchangeNode[] {
  if (!isNodeType(type) || !allowed.includes(type)) return [];
  const { text, ...rest } = withFullColors(props);
  const isOlder = type === 'Text' && typeof text === 'string';
  const read = {
    ...(isOlder ? textPropsOf(rest) : rest),
    ...(text !== undefined && { text: isOlder ? textFromString(text) : text }),
  };
  const known = Object.entries(read).filter(([prop, value]) => prop === 'id' || checkProp(type, prop, value) === null);
  return [
    {
      type,
      props: Object.fromEntries(known),
      children: children.flatMap((child) => understood(child, CHILD_TYPES[type])),
    },
  ];
}
