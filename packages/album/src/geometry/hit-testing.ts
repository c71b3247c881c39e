import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { boundsInSpread, ownBox } from './bounds.ts';
import { boundsThrough, containsPoint, grownBox, boxesOverlap, type Box } from './box.ts';
import { applyMatrix, compose, decompose, invertMatrix, type Matrix } from './matrix.ts';
import { NOTHING_MEASURED, type MeasuredHeights } from './measured.ts';
import { nodeMatrix, spreadMatrix } from './node-matrix.ts';
import { stackingOrder } from './stacking.ts';
import type { Point } from './vector.ts';

export interface HitOptions {
  /** How far beside a thin line or an outline still hits, in millimetres: some pixels / zoom. */
  readonly tolerance?: number;
  /** The side of a comment's pin in millimetres: 30 px / zoom. 0 hides comments from the pointer. */
  readonly commentSize?: number;
  readonly measured?: MeasuredHeights;
}

/**
 * The children of `container` (a spread, or the group one has stepped into) under a point of the spread, topmost first.
 * A group is hit where one of its children is. Hidden nodes are not hit; locked ones are, and the caller decides.
 */
export function nodesAt(document: AlbumDocument, container: NodeId, point: Point, options: HitOptions = {}): NodeId[] {
  const matrix = spreadMatrix(document, container);
  return stackingOrder(document, container)
    .toReversed()
    .filter((id) => isHit(document, id, matrix, point, options));
}

/** The path from the topmost child of `container` under the point down to the leaf: what a double click steps along. */
export function pathAt(
  document: AlbumDocument,
  container: NodeId,
  point: Point,
  options: HitOptions = {},
): readonly NodeId[] {
  const [top] = nodesAt(document, container, point, options);
  if (!top) return [];
  return document.nodes.get(top)?.type === 'Group' ? [top, ...pathAt(document, top, point, options)] : [top];
}

export interface InLasso {
  readonly id: NodeId;
  /** The upright box around it, in millimetres of its spread. */
  readonly bounds: Box;
}

/**
 * Answers which children of `container` a lasso (in millimetres of the spread) touches, lowest first. Hidden and locked
 * ones stay out. Where they lie is read once, for all moves of a lasso.
 */
export function lassoField(
  document: AlbumDocument,
  container: NodeId,
  measured: MeasuredHeights = NOTHING_MEASURED,
): (lasso: Box) => InLasso[] {
  const field = stackingOrder(document, container).flatMap((id) => {
    const node = document.nodes.get(id)!;
    if (isHidden(node) || ('locked' in node.props && node.props.locked)) return [];
    if (node.type === 'Comment' && node.props.target) return [];
    const bounds = boundsInSpread(document, id, measured);
    return bounds ? [{ id, bounds, leaves: leavesOf(document, id, measured) }] : [];
  });
  return (lasso) => field.filter(({ bounds, leaves }) => touches(lasso, bounds) && leaves.some((leaf) => leaf(lasso)));
}

/** A comment has no size, a line hardly any: those count as soon as they are inside. */
function touches(lasso: Box, bounds: Box): boolean {
  return boxesOverlap(lasso, grownBox(bounds, 0.005));
}

/**
 * Whether a lasso that touches the upright box around an element touches the element: turned, it leaves corners of that
 * box free. Of a group what is seen in it.
 */
function leavesOf(document: AlbumDocument, id: NodeId, measured: MeasuredHeights): ((lasso: Box) => boolean)[] {
  const node = document.nodes.get(id);
  if (!node || isHidden(node)) return [];
  if (node.type === 'Group') return document.childIds(id).flatMap((child) => leavesOf(document, child, measured));
  const own = ownBox(document, id, measured);
  const bounds = boundsInSpread(document, id, measured);
  if (!own || !bounds) return [];
  const inverse = invertMatrix(spreadMatrix(document, id));
  // Two rectangles meet when they overlap along the sides of both.
  return [(lasso) => touches(lasso, bounds) && touches(boundsThrough(inverse, lasso), own)];
}

function isHit(document: AlbumDocument, id: NodeId, parent: Matrix, point: Point, options: HitOptions): boolean {
  const node = document.nodes.get(id);
  if (!node || isHidden(node)) return false;
  const matrix = compose(parent, nodeMatrix(node));
  if (node.type === 'Group') {
    return document.childIds(id).some((child) => isHit(document, child, matrix, point, options));
  }
  const inside = applyMatrix(invertMatrix(matrix), point);
  return isInside(node, inside, (options.tolerance ?? 0) / decompose(matrix).scaleX, options);
}

function isInside(node: AlbumNode, point: Point, tolerance: number, options: HitOptions): boolean {
  switch (node.type) {
    case 'Comment': {
      // It is to be seen on something else than where it was put: its pin takes the pointer itself.
      if (node.props.target) return false;
      const side = options.commentSize ?? 0;
      return side > 0 && containsPoint({ x: 0, y: 0, width: side, height: side }, point);
    }
    case 'Line': {
      const { width, height, strokeWidth } = node.props;
      const reach = Math.max(strokeWidth / 2, tolerance);
      return containsPoint(
        { x: -tolerance, y: height / 2 - reach, width: width + 2 * tolerance, height: 2 * reach },
        point,
      );
    }
    case 'Circle':
      return isInCircle(node.props, point, tolerance);
    case 'Rectangle':
      return isInRectangle(node.props, point, tolerance);
    case 'Text': {
      const measured = node.props.autosize ? options.measured?.(node.id) : undefined;
      return isInBox({ ...node.props, height: measured ?? node.props.height }, point);
    }
    case 'Image':
    case 'Sticker':
    case 'StickerCell':
      return isInBox(node.props, point);
    // A group is hit where its children are, the branches of the tree nowhere.
    case 'Group':
    case 'Root':
    case 'Section':
    case 'Spread':
      return false;
  }
}

function isInBox({ width, height }: { width: number; height: number }, point: Point): boolean {
  return containsPoint({ x: 0, y: 0, width, height }, point);
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly fill: unknown;
  readonly stroke: unknown;
  readonly strokeWidth: number;
}

/** A shape that is only an outline lets the pointer through its middle; one that shows nothing is hit anywhere. */
function isOutline({ fill, stroke, strokeWidth }: Shape): boolean {
  return fill === null && stroke !== null && strokeWidth > 0;
}

function isInRectangle(shape: Shape, point: Point, tolerance: number): boolean {
  const box = { x: 0, y: 0, width: shape.width, height: shape.height };
  if (!isOutline(shape)) return containsPoint(box, point);
  // A stroke lies inside its box (docs/decisions/0006).
  const inner = Math.max(shape.strokeWidth, tolerance);
  return containsPoint(grownBox(box, tolerance), point) && !containsPoint(grownBox(box, -inner), point);
}

function isInCircle(shape: Shape, point: Point, tolerance: number): boolean {
  if (!isOutline(shape)) return inEllipse(shape, point, 0);
  const inner = Math.max(shape.strokeWidth, tolerance);
  return inEllipse(shape, point, tolerance) && !inEllipse(shape, point, -inner);
}

function inEllipse({ width, height }: Shape, { x, y }: Point, grow: number): boolean {
  const [rx, ry] = [width / 2 + grow, height / 2 + grow];
  if (rx <= 0 || ry <= 0) return false;
  return ((x - width / 2) / rx) ** 2 + ((y - height / 2) / ry) ** 2 <= 1;
}

function isHidden(node: AlbumNode): boolean {
  return 'hidden' in node.props && node.props.hidden;
}
