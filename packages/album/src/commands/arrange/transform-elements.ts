import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import type { ElementNode } from '../../document/nodes/node.ts';
import { about, turning, type Matrix } from '../../geometry/matrix.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { grownNode, type PlacementChange } from '../../geometry/transforming.ts';
import type { Point } from '../../geometry/vector.ts';
import { refused, setProps, type CommandResult } from '../command.ts';
import { topmostElements } from '../tree.ts';

/** Turns elements about a point of their spread, clockwise. */
export function rotateElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; centre: Point; degrees: number },
): CommandResult {
  return transformElements(document, { ids: input.ids, matrix: about(input.centre, turning(input.degrees)) });
}

/** Applies a matrix of moves, turns and even scaling (`selectionScaling`) in the frame of the spread (`grownNode`). */
export function transformElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; matrix: Matrix },
): CommandResult {
  const elements = topmostElements(document, input.ids);
  if (elements.length === 0) return refused('nothing_selected');
  return elements.flatMap((element) => setProps(element, transformedElement(document, element, input.matrix)));
}

/** What the matrix makes of one element. */
export function transformedElement(document: AlbumDocument, element: ElementNode, matrix: Matrix): PlacementChange {
  return grownNode(element, spreadMatrix(document, element.parent!), matrix);
}
