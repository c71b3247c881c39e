import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { isTemplates } from '../document/template-mark.ts';
import { spreadOrder } from '../print/page-size.ts';
import { shownNodes } from './danger-zone.ts';
import type { Finding } from './finding.ts';
import { hintsOf } from './hints.ts';

/** What of a spread is still the template's, lowest first. Hints are not told beside their frame: without it they are. */
export function templateLeft(document: AlbumDocument, spread: NodeId): NodeId[] {
  const hints = hintsOf(document, spread);
  return shownNodes(document, spread).flatMap((node) =>
    isTemplates(document, node) && !hints.has(node.id) ? [node.id] : [],
  );
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
