import type { NodeId } from '@figurina/album';

/** The surfaces that float over the canvas, of which one is open at a time: popovers of the toolbar, menus. */
export interface FloatingSurface {
  /** The key of the open one. */
  open(): string | null;
  /** Opens one and closes the one that was open; null closes. */
  show(key: string | null): void;
  /** On phones: the spread whose sheet was asked for. Leafing through the pages brings none up. */
  spreadSheet(): NodeId | null;
  showSpreadSheet(spreadId: NodeId | null): void;
  subscribe(listener: () => void): () => void;
  /** Takes the keyboard to the toolbar of the selection; false when there is none. */
  focusToolbar(): boolean;
  /** The toolbar says how it takes the focus, and takes it back when it goes. */
  setToolbar(focus: (() => void) | null): void;
}

export function createFloatingSurface(): FloatingSurface {
  let open: string | null = null;
  let spreadSheet: NodeId | null = null;
  let focus: (() => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    open: () => open,
    show(key) {
      if (key === open) return;
      open = key;
      for (const listener of listeners) listener();
    },
    spreadSheet: () => spreadSheet,
    showSpreadSheet(spreadId) {
      if (spreadId === spreadSheet) return;
      spreadSheet = spreadId;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    focusToolbar() {
      focus?.();
      return focus !== null;
    },
    setToolbar(next) {
      focus = next;
    },
  };
}
