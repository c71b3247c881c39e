import type { AlbumDocument } from '../document/album.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { decompose } from '../geometry/matrix.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';

/** How much larger an element is on paper than it says. Matrices are worked out only where it lies in a group. */
export function scaleOnPaper(document: AlbumDocument, node: AlbumNode): number {
  const isInGroup = document.nodes.get(node.parent!)?.type === 'Group';
  if (isInGroup || !('scale' in node.props)) return decompose(spreadMatrix(document, node.id)).scaleX;
  return node.props.scale;
}
