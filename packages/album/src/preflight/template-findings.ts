import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { isTemplates } from '../document/template-mark.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { containsBox } from '../geometry/box.ts';
import { spreadOrder } from '../print/page-size.ts';
import { shownNodes } from './danger-zone.ts';
import type { Finding } from './finding.ts';

/**
 * What of a spread is still the template's, lowest first. The words under a frame, which ask for its photo, are not told
 * beside it: a photo covers them. Without the frame they are told.
 */
export function templateLeft(document: AlbumDocument, spread: NodeId): NodeId[] {
  const nodes = shownNodes(document, spread);
  return nodes.flatMap((node, at) => {
    const isTold = isTemplates(document, node) && !nodes.slice(at + 1).some((above) => covers(document, above, node));
    return isTold ? [node.id] : [];
  });
}

/** The words of the template under one frame. */
export function templateUnder(document: AlbumDocument, spread: NodeId, frame: NodeId): NodeId[] {
  const nodes = shownNodes(document, spread);
  const at = nodes.findIndex(({ id }) => id === frame);
  const below = nodes.slice(0, Math.max(0, at));
  return below.filter((node) => isTemplates(document, node) && covers(document, nodes[at]!, node)).map(({ id }) => id);
}

function covers(document: AlbumDocument, frame: AlbumNode, words: AlbumNode): boolean {
  if (frame.type !== 'Image' || words.type !== 'Text') return false;
  const [over, box] = [boundsInSpread(document, frame.id), boundsInSpread(document, words.id)];
  return over !== undefined && box !== undefined && containsBox(over, box);
}

/** The same of the whole album, from the first page to the last. */
export function templateLeftInAlbum(document: AlbumDocument): NodeId[] {
  return spreadOrder(document).flatMap((spread) => templateLeft(document, spread));
}

export function templateFindings(document: AlbumDocument, spread: NodeId): Finding[] {
  return templateLeft(document, spread).map((nodeId) => ({
    rule: 'template',
    severity: 'warning',
    nodeId,
    stickerId: null,
    values: {},
  }));
}
