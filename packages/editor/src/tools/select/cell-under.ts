import {
  type AlbumDocument,
  boundsInSpread,
  boxesOverlap,
  lockedBy,
  type NodeId,
  type NodeOf,
  nodesAt,
  type Point,
} from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext } from '../tool-state.ts';
import type { Snapshot } from './snapshot.ts';

/** The topmost sticker cell under a point of a spread, in groups too, whatever else lies above it. */
export function cellUnder(document: AlbumDocument, container: NodeId, point: Point): NodeId | null {
  for (const id of nodesAt(document, container, point)) {
    const type = document.nodes.get(id)?.type;
    if (type === 'StickerCell') return id;
    const inside = type === 'Group' ? cellUnder(document, id, point) : null;
    if (inside) return inside;
  }
  return null;
}

/**
 * The cell that a picture or another cell is being dragged onto: one under the pointer that it did not lie on before, so
 * that a background is moved about without a question. Of two cells one shows a sticker. Null for any other selection.
 */
export function cellForDrop(context: ToolContext, snapshot: Snapshot, input: PointerInput): NodeId | null {
  const [dragged, ...others] = snapshot.nodes;
  if (!dragged || others.length > 0) return null;
  const { node } = dragged;
  if (node.type === 'Image' ? node.props.image === null : node.type !== 'StickerCell') return null;
  const place = context.layout().placeAt(input.world);
  if (!place) return null;
  const { spreadId, at } = place;
  const document = context.document();
  const cell = cellUnder(document, spreadId, at);
  if (!cell || (node.type === 'StickerCell' && !isSwap(document, node, cell))) return null;
  const bounds = spreadId === snapshot.spreadId ? boundsInSpread(document, cell, context.measured) : undefined;
  return bounds && boxesOverlap(bounds, snapshot.bounds) ? null : cell;
}

function isSwap(document: AlbumDocument, dragged: NodeOf<'StickerCell'>, id: NodeId): boolean {
  const cell = document.nodes.get(id);
  if (cell?.type !== 'StickerCell' || lockedBy(document, id) !== null) return false;
  return dragged.props.stickerId !== cell.props.stickerId;
}
