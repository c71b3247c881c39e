import type { NodeId, Point } from '@figurina/album';
import type { EditorStore, SelectionStore } from '@figurina/editor';
import type { OpenAlbumFacts } from '../album/album-facts.ts';
import type { CurrentSpread } from '../camera/current-spread.ts';
import { acceptedOf, type FileKinds, PICTURES } from './check-files.ts';

/** Opens the browser's file chooser. Must be called while a press or a key is handled. */
export function chooseFiles({
  several,
  kinds = PICTURES,
}: {
  several: boolean;
  kinds?: FileKinds;
}): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = acceptedOf(kinds);
  input.multiple = several;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

interface Chosen {
  readonly store: EditorStore;
  readonly selection: SelectionStore;
}

export interface Place extends Chosen {
  readonly facts: OpenAlbumFacts;
  readonly currentSpread: CurrentSpread;
}

/** The middle of the spread one works on, and the one cell that is selected there. */
export function currentPlace(session: Place): { spreadId: NodeId; middle: Point; cell: NodeId | null } | null {
  const layout = session.facts.layout.get();
  const spreadId = layout.spreadIds[session.currentSpread.get()];
  const box = spreadId && layout.boxOf(spreadId);
  if (!spreadId || !box) return null;
  return { spreadId, middle: { x: box.width / 2, y: box.height / 2 }, cell: selectedOf(session, 'StickerCell') };
}

/** The selected element when it is the only one and of a type. */
export function selectedOf({ store, selection }: Chosen, type: 'StickerCell' | 'Image'): NodeId | null {
  const [id, ...others] = selection.get().ids;
  return id && others.length === 0 && store.document.nodes.get(id)?.type === type ? id : null;
}
