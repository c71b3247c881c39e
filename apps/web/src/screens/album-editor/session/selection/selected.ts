/** What of the selection an action works on. */
import { commentsShown } from '../comments/comments-shown.ts';
import { type Actor, cellRefusal, lockedBy, mayEditNode, type NodeId } from '@figurina/album';
import type { EditorStore, SelectionStore } from '@figurina/editor';
import type { OpenAlbumFacts } from '../album/album-facts.ts';
import type { CurrentSpread } from '../camera/current-spread.ts';
import type { ViewStore } from '../camera/view-state.ts';

interface Chooses {
  readonly selection: SelectionStore;
}

export interface Changes extends Chooses {
  readonly store: EditorStore;
  actor(): Actor;
}

interface Reads {
  readonly store: EditorStore;
  readonly facts: OpenAlbumFacts;
  readonly currentSpread: CurrentSpread;
  readonly view: ViewStore;
}

/** None while a text is typed in or a picture cropped: the keys belong to that. */
export const selected = ({ selection }: Chooses): readonly NodeId[] => {
  const { mode, ids } = selection.get();
  return mode === 'text' || mode === 'image' ? [] : ids;
};

/** Those that are not locked, nor in something locked, nor comments of others. */
export const movable = (session: Changes): NodeId[] =>
  selected(session).filter((id) => {
    const node = session.store.document.nodes.get(id);
    return (
      node !== undefined &&
      mayEditNode(session.store.document, session.actor(), node) &&
      !lockedBy(session.store.document, id)
    );
  });

export const canChange = (session: Changes): boolean => movable(session).length > 0;

/** The cells of the selection whose sticker one may choose, or take out. */
export const fillable = (session: Changes): NodeId[] =>
  selected(session).filter((id) => {
    const { document } = session.store;
    const node = document.nodes.get(id);
    const isOpen = node?.type === 'StickerCell' && !node.props.locked && !lockedBy(document, id);
    return isOpen && cellRefusal(document, session.actor(), id) === null;
  });

/** The elements of the spread one works on, or of a group, in reading order: top to bottom, left to right. */
export function readingOrder(session: Reads, group: NodeId | null = null): NodeId[] {
  const { document } = session.store;
  const holder = group ?? session.facts.layout.get().spreadIds[session.currentSpread.get()];
  if (!holder) return [];
  const place = (id: NodeId): [number, number] => {
    const { x = 0, y = 0 } = document.nodes.get(id)!.props as { x?: number; y?: number };
    return [Math.round(y / 10), x];
  };
  const there = document
    .childIds(holder)
    .filter((id) => document.nodes.get(id)?.type !== 'Comment' || commentsShown(session.view));
  return there.sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]);
}
