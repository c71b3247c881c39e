import { type AlbumReader, type DrawingMode, PAPER_MODE, SCREEN_MODE } from '@figurina/drawing';
import { BLEED } from '@figurina/album';
import { type StylePreview, withStylePreview } from '../style/style-preview.ts';
import type { ViewState, ViewStore } from '../camera/view-state.ts';

/** The album as the canvas draws it: another reader when the view changes what is drawn at all. */
export interface DrawingReaders {
  get(): AlbumReader;
  /** A reader of one mode, whatever the view shows and whatever style is tried on. */
  on(mode: DrawingMode): AlbumReader;
  subscribe(listener: () => void): () => void;
}

export function createDrawingReaders(
  view: ViewStore,
  make: (mode: DrawingMode) => AlbumReader,
  preview: StylePreview,
): DrawingReaders {
  const known = new Map<string, AlbumReader>();
  const trying = new Map<AlbumReader, AlbumReader>();
  const listeners = new Set<() => void>();
  function on(mode: DrawingMode): AlbumReader {
    const key = JSON.stringify(mode);
    const reader = known.get(key) ?? make(mode);
    known.set(key, reader);
    return reader;
  }
  function shownOn(mode: DrawingMode): AlbumReader {
    const reader = on(mode);
    const shown = trying.get(reader) ?? withStylePreview(reader, preview);
    trying.set(reader, shown);
    return shown;
  }
  let current = shownOn(modeOf(view.getState()));
  view.subscribe((state) => {
    const next = shownOn(modeOf(state));
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  });
  return {
    get: () => current,
    on,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function modeOf({ printPreview, showBleed, finalFormat }: ViewState): DrawingMode {
  const bleed = showBleed && !finalFormat ? BLEED : 0;
  return { ...(printPreview ? PAPER_MODE : SCREEN_MODE), bleed };
}
