/** Where a comment is to be seen: on what it is about, wherever that is by now. */
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { spreadOfNode } from '../commands/tree.ts';
import { boundsInSpread } from './bounds.ts';
import { nodesAt } from './hit-testing.ts';
import type { Box } from './box.ts';
import type { MeasuredHeights } from './measured.ts';
import type { Point } from './vector.ts';

export type CommentTarget = NonNullable<NodeOf<'Comment'>['props']['target']>;

export interface CommentPlace extends Point {
  readonly spreadId: NodeId;
  /** The node that it lies on; null where it lies on the paper. */
  readonly on: NodeId | null;
}

/** In millimetres of its spread; null for a comment that is on no spread. */
export function commentPlace(
  document: AlbumDocument,
  comment: NodeOf<'Comment'>,
  measured?: MeasuredHeights,
): CommentPlace | null {
  const { x, y, target } = comment.props;
  const on = target && targetNode(document, target);
  const bounds = on && boundsInSpread(document, on, measured);
  const above = on && spreadOfNode(document, on);
  if (target && bounds && above)
    return { spreadId: above, on, x: bounds.x + target.x * bounds.width, y: bounds.y + target.y * bounds.height };
  const spreadId = spreadOfNode(document, comment.id);
  return spreadId && { spreadId, on: null, x, y };
}

/** The element that a comment at this point of a spread is about: the topmost there, or the one that is named. */
export function commentTarget(
  document: AlbumDocument,
  { spreadId, at, named }: { readonly spreadId: NodeId; readonly at: Point; readonly named?: NodeId | undefined },
  measured?: MeasuredHeights,
): CommentTarget | null {
  const id = named ?? nodesAt(document, spreadId, at, measured && { measured })[0];
  const node = id && document.nodes.get(id);
  const bounds = node && node.type !== 'Comment' ? boundsInSpread(document, node.id, measured) : undefined;
  return node && bounds ? { kind: 'node', id: node.id, x: within(at, bounds, 'x'), y: within(at, bounds, 'y') } : null;
}

/** A comment on a sticker stands at its upper right corner. */
export function stickerTarget(id: string): CommentTarget {
  return { kind: 'sticker', id, x: 1, y: 0 };
}

function targetNode(document: AlbumDocument, { kind, id }: CommentTarget): NodeId | null {
  if (kind === 'node') return document.nodes.has(id as NodeId) ? (id as NodeId) : null;
  const shown = [...document.nodesUsing('sticker', id)];
  return shown.find((node) => document.nodes.get(node)?.type === 'StickerCell') ?? shown[0] ?? null;
}

function within(at: Point, box: Box, axis: 'x' | 'y'): number {
  const size = axis === 'x' ? box.width : box.height;
  const fraction = size > 0 ? (at[axis] - box[axis]) / size : 0;
  return Math.min(1, Math.max(0, Math.round(fraction * 10_000) / 10_000));
}
