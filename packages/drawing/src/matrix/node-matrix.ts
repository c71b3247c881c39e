import { compose, cssMatrix, nodeMatrix, scaling, type ElementNode, type Matrix } from '@figurina/album';
import { KT } from '../units.ts';

const SHRINK_TEXT = scaling(1 / KT);

/** From the units that the element's DOM is laid out in to its parent's millimetres: text is laid out larger. */
export function drawnMatrix(node: ElementNode): Matrix {
  return node.type === 'Text' ? compose(nodeMatrix(node), SHRINK_TEXT) : nodeMatrix(node);
}

/** The `transform` of a node's element (`[data-node="id"]`): a drag writes this one string and nothing else. */
export function matrixOf(node: ElementNode): string {
  return cssMatrix(drawnMatrix(node));
}
