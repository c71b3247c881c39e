import type { AlbumNode } from '../document/nodes/node.ts';
import { applyMatrix, applyToVector, compose, decompose, invertMatrix, type Matrix } from './matrix.ts';
import { nodeMatrix } from './node-matrix.ts';
import { LEAST_SCALE, MOST_LENGTH, MOST_SCALE } from '../document/nodes/node-props.ts';
import { type Point, roundAngle, roundLength, roundScale } from './vector.ts';

/** The props of a node that say where it lies. Only those that a transform changed. */
export interface PlacementChange {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  rotation?: number;
  scale?: number;
}

/**
 * The props that give `node` the matrix `wanted` (from its own millimetres to its parent's). `wanted` must be made of
 * moves, turns and even scaling; width and height stay. Rounded as the document stores it.
 */
export function placementFor(node: AlbumNode, wanted: Matrix): PlacementChange {
  const { x, y, rotation, scaleX } = decompose(wanted);
  if (node.type === 'Comment') return { x: roundLength(x), y: roundLength(y) };
  const scale = roundScale(scaleX);
  if (node.type === 'Group') return { x: roundLength(x), y: roundLength(y), rotation: roundAngle(rotation), scale };
  if (!('width' in node.props)) return {};
  const { width, height } = node.props;
  const middle = applyMatrix(wanted, { x: width / 2, y: height / 2 });
  return {
    x: roundLength(middle.x - (width * scale) / 2),
    y: roundLength(middle.y - (height * scale) / 2),
    rotation: roundAngle(rotation),
    scale,
  };
}

/**
 * Moves a node by a transform that is given in the frame of its spread, whatever groups lie between:
 * `parentMatrix` leads from the parent's millimetres to the spread's (`spreadMatrix` of the parent; identity on a spread).
 */
export function transformedNode(node: AlbumNode, parentMatrix: Matrix, bySpreadTransform: Matrix): PlacementChange {
  const wanted = compose(invertMatrix(parentMatrix), bySpreadTransform, parentMatrix, nodeMatrix(node));
  return placementFor(node, wanted);
}

/** The same for a mere move by `way`, which leaves all but the place as it is. */
export function movedNode(node: AlbumNode, parentMatrix: Matrix, way: Point): PlacementChange {
  if (!('x' in node.props)) return {};
  const { x, y } = applyToVector(invertMatrix(parentMatrix), way);
  return { x: roundLength(node.props.x + x), y: roundLength(node.props.y + y) };
}

/**
 * The same for a transform that makes larger or smaller: pictures, shapes and cells grow in width and height, so that
 * their strokes stay; texts and groups in scale, so that letters grow with them.
 */
export function grownNode(node: AlbumNode, parentMatrix: Matrix, bySpreadTransform: Matrix): PlacementChange {
  const change = transformedNode(node, parentMatrix, bySpreadTransform);
  if (change.scale === undefined || node.type === 'Text' || !('width' in node.props)) return change;
  const { scale, ...placed } = change;
  const factor = scale / node.props.scale;
  return {
    ...placed,
    width: roundLength(node.props.width * factor),
    height: roundLength(node.props.height * factor),
  };
}

/** Whether a node may lie so: within the bounds of the document (`NODE_PROPS`), which no paper comes near. */
export function isPlaceable({ x = 0, y = 0, width = 0, height = 0, scale = 1 }: PlacementChange): boolean {
  if (Math.abs(x) > MOST_LENGTH || Math.abs(y) > MOST_LENGTH || width > MOST_LENGTH || height > MOST_LENGTH)
    return false;
  return scale >= LEAST_SCALE && scale <= MOST_SCALE;
}

/** Drops from `change` what the node already says. */
export function onlyChanges(node: AlbumNode, change: PlacementChange): PlacementChange {
  const props = node.props as Record<string, unknown>;
  return Object.fromEntries(Object.entries(change).filter(([prop, value]) => props[prop] !== value));
}
