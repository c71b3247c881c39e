import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeType } from '../document/nodes/node-props.ts';
import { readableInk } from '../palette/readable-ink.ts';
import { resolvePaint } from '../palette/resolve-color.ts';
import { nodesAt } from './hit-testing.ts';
import type { Point } from './vector.ts';

const BLACK = '#000000';

/** Whether one looks through it, sees its fill, or nobody knows what. */
const SHOWS = {
  Root: 'unknown',
  Section: 'unknown',
  Spread: 'unknown',
  Group: 'unknown',
  Text: 'what is beneath',
  Image: 'unknown',
  Rectangle: 'its fill',
  Circle: 'its fill',
  Line: 'what is beneath',
  Sticker: 'unknown',
  StickerCell: 'unknown',
  Comment: 'what is beneath',
} as const satisfies Record<NodeType, 'what is beneath' | 'its fill' | 'unknown'>;

/**
 * The ink that can be read at a point of a spread: black, or white where the topmost thing there, or else the spread, is
 * dark. Black on pictures and gradients: nobody knows what is seen of them.
 */
export function inkAt(document: AlbumDocument, spreadId: NodeId, at: Point): string {
  const spread = document.nodes.get(spreadId);
  if (spread?.type !== 'Spread') return BLACK;
  for (const id of nodesAt(document, spreadId, at)) {
    const node = document.nodes.get(id)!;
    const shows = SHOWS[node.type];
    if (shows === 'what is beneath') continue;
    if (shows === 'unknown' || !('fill' in node.props && 'opacity' in node.props)) return BLACK;
    const seen = resolvePaint(document.colors, node.props.fill);
    if (seen.length === 0) continue;
    // What shines through is not known either.
    return seen.length > 1 || node.props.opacity < 0.8 ? BLACK : readableInk(seen[0]!);
  }
  const ground = resolvePaint(document.colors, spread.props.fill);
  return ground.length === 1 ? readableInk(ground[0]!) : BLACK;
}
