import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import type { MeasuredHeights } from '../geometry/measured.ts';
import { bleedFindings } from './bleed-findings.ts';
import { dangerFindingsOfSpread, type DangerZone, shownNodes } from './danger-zone.ts';
import { frameFindings } from './effective-resolution.ts';
import type { Finding, PreflightPurpose } from './finding.ts';
import { fitFindings } from './fit-findings.ts';
import { lettersOfNode } from './letter-findings.ts';
import { lineFindings } from './line-findings.ts';
import { smallTextFindings } from './small-text-findings.ts';
import { templateFindings } from './template-findings.ts';

/** What an element on a page that is printed says of itself. */
function nodeFindings(
  document: AlbumDocument,
  node: AlbumNode,
  page: DangerZone,
  measured: MeasuredHeights,
): Finding[] {
  return [
    ...lineFindings(document, node),
    ...bleedFindings(document, node, page),
    ...(node.type === 'Text' ? [...smallTextFindings(document, node), ...fitFindings(node, measured)] : []),
    ...(node.type === 'StickerCell' && node.props.stickerId === null ? [emptyCell(node)] : []),
  ];
}

/** Everything that is found of what lies on one spread, but not of the stickers in its cells. */
export function findingsOfSpread(
  document: AlbumDocument,
  { spread, zone }: { readonly spread: NodeId; readonly zone: DangerZone },
  purpose: PreflightPurpose,
  measured: MeasuredHeights,
): Finding[] {
  const all = elementsBelow(document, spread);
  return [
    ...all.flatMap((node) => [...frameFindings(document, node), ...lettersOfNode(node, purpose)]),
    ...dangerFindingsOfSpread(document, spread, zone, measured),
    ...shownNodes(document, spread).flatMap((node) => nodeFindings(document, node, zone, measured)),
    ...templateFindings(document, spread),
  ];
}

/** All elements of a spread, hidden ones and those in groups as well. */
export function elementsBelow(document: AlbumDocument, parent: NodeId): AlbumNode[] {
  return document.childIds(parent).flatMap((id) => [document.nodes.get(id)!, ...elementsBelow(document, id)]);
}

function emptyCell({ id }: AlbumNode): Finding {
  return { rule: 'cell_empty', severity: 'hint', nodeId: id, stickerId: null, values: {} };
}
