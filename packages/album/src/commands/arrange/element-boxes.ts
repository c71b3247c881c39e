import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import type { ElementNode } from '../../document/nodes/node.ts';
import { boundsInSpread } from '../../geometry/bounds.ts';
import type { Box } from '../../geometry/box.ts';
import { applyToVector, invertMatrix } from '../../geometry/matrix.ts';
import { NOTHING_MEASURED } from '../../geometry/measured.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { roundLength, type Point } from '../../geometry/vector.ts';
import { PAGE, pagesOfSpread, spreadOrder } from '../../print/page-size.ts';
import type { Operation } from '../../patch/patch.ts';
import { setProps } from '../command.ts';
import { spreadOfNode, topmostElements } from '../tree.ts';

/** An element to arrange, with the upright box that it fills on its spread. */
export interface PlacedElement {
  readonly element: ElementNode;
  readonly box: Box;
}

/** What can be arranged of the ids: the topmost elements that have a size. A comment is a pin, not a thing on paper. */
export function placedElements(
  document: AlbumDocument,
  ids: Iterable<NodeId>,
  measured = NOTHING_MEASURED,
): PlacedElement[] {
  return topmostElements(document, ids).flatMap((element) => {
    const box = element.type === 'Comment' ? undefined : boundsInSpread(document, element.id, measured);
    return box ? [{ element, box }] : [];
  });
}

/** Places are stored to 0.01 mm, in the frame of the parent: what is nearer than this to its place is there. */
const THERE = 0.03;

export interface Shift {
  readonly element: ElementNode;
  /** On the spread, in millimetres. */
  readonly by: Point;
}

/** Moves each element on its spread, through turned and scaled groups. Nothing when all are there already. */
export function shiftElements(document: AlbumDocument, shifts: readonly Shift[]): Operation[] {
  if (shifts.every(({ by }) => Math.abs(by.x) < THERE && Math.abs(by.y) < THERE)) return [];
  return shifts.flatMap(({ element, by }) => {
    const inside = applyToVector(invertMatrix(spreadMatrix(document, element.parent!)), by);
    const { x, y } = element.props;
    return setProps(element, { x: roundLength(x + inside.x), y: roundLength(y + inside.y) });
  });
}

/** The pages of the spread that a node lies on: one for a cover, else the left and the right one. */
export function pagesUnder(document: AlbumDocument, id: NodeId): Box[] {
  const spreads = spreadOrder(document);
  return pagesOfSpread(spreads.indexOf(spreadOfNode(document, id)!), spreads.length).map(({ x }) => ({
    ...PAGE,
    x,
    y: 0,
  }));
}
