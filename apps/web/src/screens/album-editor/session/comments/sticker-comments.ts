import { boundsInSpread, type NodeId, spreadOfNode, type StickerId, stickerTarget } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { OpenAlbumFacts } from '../album/album-facts.ts';
import type { CurrentSpread } from '../camera/current-spread.ts';
import type { Navigation } from '../camera/navigation.ts';
import type { ViewStore } from '../camera/view-state.ts';
import type { Comments } from './comments.ts';

interface Parts extends Pick<Navigation, 'reveal'> {
  readonly store: EditorStore;
  readonly facts: OpenAlbumFacts;
  readonly currentSpread: CurrentSpread;
  readonly comments: Comments;
  readonly view: ViewStore;
}

/** Opens the bubble of a new comment on a sticker: on its cell, or on the page one is at while it has none. */
export function writeOnSticker(session: Parts, id: StickerId, cellId: NodeId | null): void {
  const { store, facts, currentSpread, comments, view } = session;
  const layout = facts.layout.get();
  if (cellId) session.reveal(cellId);
  const spreadId = (cellId && spreadOfNode(store.document, cellId)) ?? layout.spreadIds[currentSpread.get()];
  const paper = spreadId && layout.boxOf(spreadId);
  if (!spreadId || !paper) return;
  const cell = cellId ? boundsInSpread(store.document, cellId) : undefined;
  const at = cell ? { x: cell.x + cell.width, y: cell.y } : { x: paper.width / 2, y: paper.height / 4 };
  view.getState().setView({ showComments: true, printPreview: false });
  comments.write(spreadId, at, stickerTarget(id));
}

/** The comments on a sticker that are not done, oldest first. */
export function openOnSticker({ comments }: Pick<Parts, 'comments'>, id: StickerId): NodeId[] {
  return [...comments.threads.get().values()].flatMap(([first]) =>
    first && !first.props.done && first.props.target?.kind === 'sticker' && first.props.target.id === id
      ? [first.id]
      : [],
  );
}
