/**
 * The exchange form of a tree: a node holds its children, lowest first, and its id stands among the props, as the
 * specification has it. Used by content files, the clipboard and exported albums, and converted here alone.
 */
import type { AlbumDocument } from '../album.ts';
import { isRecord } from '../check-record.ts';
import { NODE_DEFAULTS, type StoredNode } from '../complete.ts';
import type { MakeId, NodeId } from '../ids.ts';
import type { NodeType } from '../nodes/node-props.ts';
import { ordersBetween } from '../order.ts';
import { withoutDefaults } from '../to-parts.ts';
import { textFromString } from './text-from-string.ts';

export interface ExchangeNode {
  /** A node type; `Ellipse` and `Rect` are read as Circle and Rectangle. */
  readonly type: string;
  /** With `id`. Props that are as by default may be left out; the `text` of a Text may be a string. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly ExchangeNode[];
}

/** The names that the specification gives beside the usual ones. */
const OTHER_NAMES: Readonly<Record<string, NodeType>> = { Ellipse: 'Circle', Rect: 'Rectangle' };

/** A node with everything in it. */
export function toExchangeNode(document: AlbumDocument, id: NodeId): ExchangeNode {
  const node = document.nodes.get(id)!;
  return {
    type: node.type,
    props: { id, ...withoutDefaults(node.props, NODE_DEFAULTS[node.type]) },
    children: document.childIds(id).map((child) => toExchangeNode(document, child)),
  };
}

/** Reads the form of a tree, not what it says: types and props are checked where the nodes go. Null when it is none. */
export function readExchangeNode(value: unknown, depth = 0): ExchangeNode | null {
  if (!isRecord(value) || typeof value['type'] !== 'string' || depth > 100) return null;
  const props = value['props'] ?? {};
  const children = value['children'] ?? [];
  if (!isRecord(props) || !Array.isArray(children)) return null;
  const read = children.map((child) => readExchangeNode(child, depth + 1));
  if (read.includes(null)) return null;
  const id = props['id'] ?? value['id'];
  return {
    type: OTHER_NAMES[value['type']] ?? value['type'],
    props: { ...props, ...(typeof id === 'string' && { id }) },
    children: read.filter((child) => child !== null),
  };
}

export interface Planting {
  /** Parent and order of the tree's topmost node. */
  readonly parent: string | null;
  readonly order: string;
  /** Names a node: a fresh id for a copy, the id it brings along for a whole album. */
  readonly nameOf: (node: ExchangeNode) => string;
}

/** The nodes of a tree in stored form, parents first. */
export function plantExchangeNode(tree: ExchangeNode, { parent, order, nameOf }: Planting): StoredNode[] {
  const { id: _id, ...given } = tree.props;
  const id = nameOf(tree);
  const { text } = given;
  const props = tree.type === 'Text' && typeof text === 'string' ? { ...given, text: textFromString(text) } : given;
  const node = { id, type: tree.type as NodeType, parent, order, props };
  const orders = ordersBetween(null, null, tree.children.length);
  return [
    node,
    ...tree.children.flatMap((child, at) => plantExchangeNode(child, { parent: id, order: orders[at]!, nameOf })),
  ];
}

/** Names nodes by the ids they bring along, those without one by `makeId`. */
export function keepingIds(makeId: MakeId): Planting['nameOf'] {
  return ({ props }) => (typeof props['id'] === 'string' ? props['id'] : makeId());
}
