import type { AlbumDocument } from '../document/album.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import type { Finding } from './finding.ts';
import { scaleOnPaper } from './scale-on-paper.ts';

/** The thinnest line that a press holds, in mm: a quarter of a point (rule P25). */
export const LEAST_LINE = (0.25 * 25.4) / 72;
/** What rounding may take from it. */
const SLACK = 0.0005;

/** Lines that are thinner on paper than a press can hold, after all scaling. */
export function lineFindings(document: AlbumDocument, node: AlbumNode): Finding[] {
  const width = lineOnPaper(document, node);
  if (width === null || width >= LEAST_LINE - SLACK) return [];
  const points = Math.round((width / LEAST_LINE) * 25) / 100;
  return [{ rule: 'P25', severity: 'warning', nodeId: node.id, stickerId: null, values: { points } }];
}

/** How wide the line of an element is on paper, in mm; null where there is none. */
function lineOnPaper(document: AlbumDocument, node: AlbumNode): number | null {
  if (!('strokeWidth' in node.props) || node.props.stroke === null || node.props.strokeWidth <= 0) return null;
  return node.props.strokeWidth * scaleOnPaper(document, node);
}
