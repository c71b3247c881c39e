import { commentPlace, type CommentPlace, type MeasuredHeights, type NodeOf, type StickerId } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';

/** Where a comment's pin is just now: with what it lies on, also while that is dragged. */
export function shownPlace(
  store: EditorStore,
  comment: NodeOf<'Comment'>,
  measured: MeasuredHeights,
): CommentPlace | null {
  const place = commentPlace(store.document, comment, measured);
  if (!place?.on) return place;
  const [shown, stored] = [store.shownNode(place.on), store.document.nodes.get(place.on)];
  if (!shown || !stored || !('x' in shown.props) || !('x' in stored.props)) return place;
  return { ...place, x: place.x + shown.props.x - stored.props.x, y: place.y + shown.props.y - stored.props.y };
}

/** Whose sticker a comment is about, by name; null for one about anything else. */
export function aboutSticker({ store }: { readonly store: EditorStore }, { props }: NodeOf<'Comment'>): string | null {
  if (props.target?.kind !== 'sticker') return null;
  return store.document.stickers.get(props.target.id as StickerId)?.name ?? null;
}
