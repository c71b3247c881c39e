import type { SelectionStore } from '@figurina/editor';
import type { ViewStore } from './view-state.ts';

/** Nothing is selected while the album is shown as printed: a frame or toolbar would be in the way. */
export function keepPreviewBare(view: ViewStore, selection: SelectionStore): () => void {
  function look(): void {
    const { ids, spreadId } = selection.get();
    if (view.getState().printPreview && ids.length > 0) selection.selectSpread(spreadId);
  }
  const ends = [view.subscribe(look), selection.subscribe(look)];
  return () => ends.forEach((end) => end());
}
