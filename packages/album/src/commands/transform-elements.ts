import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { ElementNode } from '../document/nodes/node.ts';
import { about, turning, type Matrix } from '../geometry/matrix.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { transformedNode, type PlacementChange } from '../geometry/transforming.ts';
import { roundLength, type Point } from '../geometry/vector.ts';
import { refused, setProps, type CommandResult } from './command.ts';
import { topmostElements } from './tree.ts';

/** Turns elements about a point of their spread, clockwise. */
export function rotateElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; centre: Point; degrees: number },
): CommandResult {
  return transformElements(document, { ids: input.ids, matrix: about(input.centre, turning(input.degrees)) });
}

/**
 * Applies a matrix of moves, turns and even scaling (`selectionScaling`) in the frame of the spread. Pictures, shapes and
 * cells grow in width and height; texts and groups in scale, so that letters grow with them.
 */
export function transformElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; matrix: Matrix },
): CommandResult {
  const elements = topmostElements(document, input.ids);
  if (elements.length === 0) return refused('nothing_selected');
  return elements.flatMap((element) => setProps(element, transformedElement(document, element, input.matrix)));
}

/** What the matrix makes of one element; a running gesture shows it before it is a patch. */
export function transformedElement(document: AlbumDocument, element: ElementNode, matrix: Matrix): PlacementChange {
  const change = transformedNode(element, spreadMatrix(document, element.parent!), matrix);
  if (change.scale === undefined || element.type === 'Text' || !('width' in element.props)) return change;
  const { scale, ...placed } = change;
  const factor = scale / element.props.scale;
  return {
    ...placed,
    width: roundLength(element.props.width * factor),
    height: roundLength(element.props.height * factor),
  };
}
