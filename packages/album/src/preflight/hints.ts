/** Words of the template under a frame, which ask for its photo. They are for whoever makes the album: a photo covers them, and paper never shows them. */
import { spreadOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { isTemplates } from '../document/template-mark.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { containsBox } from '../geometry/box.ts';
import { stackingOrder } from '../geometry/stacking.ts';
import { shownNodes } from './danger-zone.ts';

/** The hints of a spread; those under one frame alone, where it is named. */
export function hintsOf(document: AlbumDocument, spread: NodeId, frame?: NodeId): ReadonlySet<NodeId> {
  const nodes = shownNodes(document, spread);
  const isUnder = (words: AlbumNode, at: number): boolean =>
    nodes.slice(at + 1).some((above) => (frame ?? above.id) === above.id && covers(document, above, words));
  const hints = nodes.filter((node, at) => node.type === 'Text' && isTemplates(document, node) && isUnder(node, at));
  return new Set(hints.map(({ id }) => id));
}

function covers(document: AlbumDocument, frame: AlbumNode, words: AlbumNode): boolean {
  // Drawings are decoration: words under one are read through it.
  if (frame.type !== 'Image' || !(frame.props.template || frame.props.image === null)) return false;
  const [over, box] = [boundsInSpread(document, frame.id), boundsInSpread(document, words.id)];
  return over !== undefined && box !== undefined && containsBox(over, box);
}

/** The elements of a spread or a group as paper shows them, lowest first. */
export function printedOrder(document: AlbumDocument, container: NodeId): readonly NodeId[] {
  const order = stackingOrder(document, container);
  const spread = spreadOfNode(document, container);
  const hints = spread ? hintsOf(document, spread) : null;
  return hints?.size ? order.filter((id) => !hints.has(id)) : order;
}
