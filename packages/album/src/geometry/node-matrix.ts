import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { compose, IDENTITY, scaling, translation, turning, type Matrix } from './matrix.ts';

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
}
export interface BoxPlacement extends Placement {
  readonly width: number;
  readonly height: number;
}

/**
 * From a box's own millimetres (0, 0 to width, height) to its parent's: x, y is the top left before rotation, `scale`
 * grows the drawn box from there, and it turns about its middle (design: M(n)).
 */
export function boxMatrix({ x, y, width, height, rotation, scale }: BoxPlacement): Matrix {
  const halfWidth = (width * scale) / 2;
  const halfHeight = (height * scale) / 2;
  return compose(
    translation(x + halfWidth, y + halfHeight),
    turning(rotation),
    translation(-halfWidth, -halfHeight),
    scaling(scale),
  );
}

/** A group turns about its own origin (docs/decisions/0002). */
export function groupMatrix({ x, y, rotation, scale }: Placement): Matrix {
  return compose(translation(x, y), turning(rotation), scaling(scale));
}

/** From a node's own millimetres to its parent's. A spread is the frame of its elements: identity, like all above it. */
export function nodeMatrix(node: AlbumNode): Matrix {
  switch (node.type) {
    case 'Root':
    case 'Section':
    case 'Spread':
      return IDENTITY;
    case 'Group':
      return groupMatrix(node.props);
    case 'Comment':
      return translation(node.props.x, node.props.y);
    case 'Image':
    case 'Text':
    case 'Circle':
    case 'Rectangle':
    case 'Line':
    case 'Sticker':
    case 'StickerCell':
      return boxMatrix(node.props);
  }
}

/** From a node's own millimetres to those of its spread. The node of a group id gives the group's inside. */
export function spreadMatrix(document: AlbumDocument, id: NodeId): Matrix {
  const chain: Matrix[] = [];
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined) {
    if (node.type === 'Spread') break;
    chain.unshift(nodeMatrix(node));
  }
  return compose(...chain);
}
