import type { NodeId } from '@figurina/album';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The dialog about spreads that is open: opened by strip, canvas, keys and the layouts panel alike. */
export type SpreadDialog =
  /** A new spread behind this one; `layoutId` where it was chosen before. */
  | { readonly kind: 'new'; readonly after: NodeId | null; readonly layoutId?: string }
  | { readonly kind: 'delete'; readonly spreadIds: readonly NodeId[] }
  | { readonly kind: 'last' }
  /** A chapter with its stickers and pages. */
  | { readonly kind: 'delete_chapter'; readonly sectionId: NodeId }
  /** The name under which a spread is kept as a layout. */
  | { readonly kind: 'save_layout'; readonly spreadId: NodeId }
  /** The name of a chapter; null for a new one. */
  | { readonly kind: 'chapter'; readonly sectionId: NodeId | null };

export interface SpreadDialogs {
  open: SpreadDialog | null;
  show(dialog: SpreadDialog | null): void;
}
export type SpreadDialogsStore = UseBoundStore<StoreApi<SpreadDialogs>>;

export function createSpreadDialogs(): SpreadDialogsStore {
  return create<SpreadDialogs>((set) => ({ open: null, show: (open) => set({ open }) }));
}
