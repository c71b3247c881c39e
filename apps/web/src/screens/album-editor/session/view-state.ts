import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What the editor shows besides the album: remembered a tab of the browser, never shared. */
export interface ViewState {
  snapping: boolean;
  showGrid: boolean;
  showBleed: boolean;
  /** As printed: no frames, no empty places. */
  printPreview: boolean;
  showComments: boolean;
  setView(change: Partial<Omit<ViewState, 'setView'>>): void;
}
export type ViewStore = UseBoundStore<StoreApi<ViewState>>;

export function createViewStore(): ViewStore {
  return create<ViewState>((set) => ({
    snapping: true,
    showGrid: false,
    showBleed: false,
    printPreview: false,
    showComments: true,
    setView: (change) => set(change),
  }));
}
