import { commentPlace, type NodeId } from '@figurina/album';
import { mayShowComments } from './comments-shown.ts';
import type { CameraStore, EditorStore, SelectionStore } from '@figurina/editor';
import type { OpenAlbumFacts } from '../album/album-facts.ts';
import type { CurrentSpread } from '../camera/current-spread.ts';
import type { Navigation } from '../camera/navigation.ts';
import type { ViewStore } from '../camera/view-state.ts';

interface Shows extends Pick<Navigation, 'goToSpread' | 'reveal'> {
  readonly store: EditorStore;
  readonly view: ViewStore;
  readonly facts: OpenAlbumFacts;
  readonly currentSpread: CurrentSpread;
  readonly camera: CameraStore;
  readonly selection: SelectionStore;
}

/**
 * Brings a comment, or the one that an answer belongs to, into view and opens its bubble; on a phone, which shows no
 * comments, only its page. False when it is gone.
 */
export function showComment(session: Shows, id: NodeId): boolean {
  const { store, view, facts, currentSpread, camera } = session;
  const { nodes } = store.document;
  const said = nodes.get(id);
  const above = said?.parent ? nodes.get(said.parent) : undefined;
  const first = above?.type === 'Comment' ? above : said;
  const pin = first?.type === 'Comment' ? commentPlace(store.document, first) : null;
  if (!first || !pin) return false;
  const spread = pin.spreadId;
  const layout = facts.layout.get();
  if (!mayShowComments()) {
    session.goToSpread(layout.indexOf(spread));
    return true;
  }
  view.getState().setView({ showComments: true, printPreview: false });
  const box = layout.boxOf(spread)!;
  const seen = camera.get();
  const { width, height } = camera.viewport();
  const at = { x: (box.x + pin.x - seen.x) * seen.zoom, y: (box.y + pin.y - seen.y) * seen.zoom };
  const isInView = at.x > 0 && at.y > 0 && at.x < width && at.y < height;
  // Nothing moves under the eyes of who has it before them.
  if (isInView && layout.indexOf(spread) === currentSpread.get()) session.selection.select([first.id]);
  else if (pin.on === null) session.reveal(first.id);
  else {
    session.reveal(pin.on);
    session.selection.select([first.id]);
  }
  return true;
}
