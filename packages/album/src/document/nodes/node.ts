import type { NodeId } from '../ids.ts';
import { NODE_PROPS, NODE_TYPES, type NodeType, type PropsOf } from './node-props.ts';

/** One immutable record of the tree. A node's children are those that name it as parent, sorted by `order`. */
export interface NodeOf<Type extends NodeType> {
  readonly id: NodeId;
  readonly type: Type;
  /** null for the root alone. */
  readonly parent: NodeId | null;
  /** A fractional index: sorts as a string; equal ones fall back to the id. */
  readonly order: string;
  readonly props: Readonly<PropsOf<Type>>;
}
export type AlbumNode = { [Type in NodeType]: NodeOf<Type> }[NodeType];

/** What an element of a spread can be (everything below Spread). */
export type ElementType = Exclude<NodeType, 'Root' | 'Section' | 'Spread'>;
export type ElementNode = { [Type in ElementType]: NodeOf<Type> }[ElementType];

/** Which types may hold which: Root > Section > Spread > elements; groups nest further, comments hold the answers to them. */
export const CHILD_TYPES: Record<NodeType, readonly NodeType[]> = {
  Root: ['Section'],
  Section: ['Spread'],
  Spread: ['Group', 'Image', 'Text', 'Circle', 'Rectangle', 'Line', 'Sticker', 'StickerCell', 'Comment'],
  Group: ['Group', 'Image', 'Text', 'Circle', 'Rectangle', 'Line', 'Sticker', 'StickerCell'],
  Image: [],
  Text: [],
  Circle: [],
  Rectangle: [],
  Line: [],
  Sticker: [],
  StickerCell: [],
  Comment: ['Comment'],
};

const IS_SHAPE = {
  Root: false,
  Section: false,
  Spread: false,
  Group: false,
  Image: false,
  Text: false,
  Circle: true,
  Rectangle: true,
  Line: true,
  Sticker: false,
  StickerCell: false,
  Comment: false,
} as const satisfies Record<NodeType, boolean>;
export type ShapeNode = { [Type in NodeType]: (typeof IS_SHAPE)[Type] extends true ? NodeOf<Type> : never }[NodeType];

/** Drawn of its props alone: neither words nor a picture. */
export function isShape(node: AlbumNode): node is ShapeNode {
  return IS_SHAPE[node.type];
}

export const ALWAYS_ON_TOP_TYPES: readonly NodeType[] = NODE_TYPES.filter(
  (type) => 'alwaysOnTop' in NODE_PROPS[type].shape,
);
