import type { AlbumDocument } from '../album.ts';
import { checkProp, isNodeType } from '../check-record.ts';
import type { StoredNode } from '../complete.ts';
import type { MakeId, NodeId } from '../ids.ts';
import { CHILD_TYPES } from '../nodes/node.ts';
import type { NodeType } from '../nodes/node-props.ts';
import { type ExchangeNode, plantExchangeNode, readExchangeNode, toExchangeNode } from './exchange-node.ts';
import { textFromString } from './text-from-string.ts';

export const CLIPBOARD_FORMAT = 'editor-public/1.0';

/** The clipboard's text for some elements, lowest first. What lies inside another one of them goes with it. */
export function writeClipboard(document: AlbumDocument, ids: Iterable<NodeId>): string {
  const chosen = new Set(ids);
  const elements = inDocumentOrder(document, document.rootId, chosen).map((id) => toExchangeNode(document, id));
  return JSON.stringify({ format: CLIPBOARD_FORMAT, elements });
}

export type Clipboard =
  | { readonly ok: true; readonly elements: readonly ExchangeNode[] }
  | { readonly ok: false; readonly code: 'not_json' | 'wrong_format' };

/**
 * Reads what was copied here, in another album or with an older client. Takes what it understands: unknown types and
 * props fall away, a prop out of bounds gets its default. References may name what this album does not have.
 */
export function readClipboard(text: string): Clipboard {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not_json' };
  }
  const { format, elements } = (value ?? {}) as { format?: unknown; elements?: unknown };
  if (format !== CLIPBOARD_FORMAT || !Array.isArray(elements)) return { ok: false, code: 'wrong_format' };
  return {
    ok: true,
    elements: elements.flatMap((element) => {
      const tree = readExchangeNode(element);
      return tree ? understood(tree, CHILD_TYPES.Spread) : [];
    }),
  };
}

/** The nodes of copied elements under a parent, all with fresh ids, `orders[i]` being the place of element i. */
export function plantElements(
  elements: readonly ExchangeNode[],
  { parent, orders, makeId }: { parent: NodeId; orders: readonly string[]; makeId: MakeId },
): StoredNode[] {
  return elements.flatMap((element, at) => plantExchangeNode(element, { parent, order: orders[at]!, nameOf: makeId }));
}

function inDocumentOrder(document: AlbumDocument, id: NodeId, chosen: ReadonlySet<NodeId>): NodeId[] {
  if (chosen.has(id)) return [id];
  return document.childIds(id).flatMap((child) => inDocumentOrder(document, child, chosen));
}

function understood({ type, props, children }: ExchangeNode, allowed: readonly NodeType[]): ExchangeNode[] {
  if (!isNodeType(type) || !allowed.includes(type)) return [];
  const { text, ...rest } = props;
  const read = {
    ...rest,
    ...(text !== undefined && { text: type === 'Text' && typeof text === 'string' ? textFromString(text) : text }),
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
