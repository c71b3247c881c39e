import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What the editor shows besides the album: remembered by the browser, never shared. */
export interface ViewState {
  /** Guides, and snapping to what they show. */
  snapping: boolean;
  showGrid: boolean;
  /** The 2 mm around the trim, and the trim as a line. */
  showBleed: boolean;
  /** As printed: no frames, no empty places, no comments. Not remembered: an album opens to be worked on. */
  printPreview: boolean;
  /** Cut at the trim: nothing is seen of what lies beyond. */
  finalFormat: boolean;
  showComments: boolean;
  showStrip: boolean;
  /** How far an arrow key moves what is selected, in millimetres; with Shift ten times, with Ctrl a tenth of that. */
  nudge: number;
  /** The panel at the left is put away; how wide it is, null for as wide as its tab wants it. */
  panelClosed: boolean;
  panelWidth: number | null;
  /** The panel at the right. */
  side: 'layers' | 'outline' | 'comments' | null;
  setView(change: Partial<Omit<ViewState, 'setView'>>): void;
}
export type ViewStore = UseBoundStore<StoreApi<ViewState>>;

export const NUDGE_SIZES: readonly number[] = [0.5, 1, 2, 5];

/** In pixels of the screen. */
export const PANEL_WIDTH = { least: 280, most: 560 } as const;

const KEPT = 'figurina.view';
const USUAL = {
  snapping: true,
  showGrid: false,
  showBleed: false,
  printPreview: false,
  finalFormat: false,
  showComments: true,
  showStrip: true,
  nudge: 1,
  panelClosed: false,
  panelWidth: null,
  side: null,
} satisfies Omit<ViewState, 'setView'>;

export function createViewStore(storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): ViewStore {
  return create<ViewState>((set, get) => ({
    ...USUAL,
    ...keptView(storage),
    setView(change) {
      set(change);
      const kept = Object.entries(get()).filter(([key]) => key in USUAL && key !== 'printPreview');
      try {
        storage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // A browser that keeps nothing shows the usual view next time.
      }
    },
  }));
}

/** What is kept and of the right kind; anything else is as usual. */
function keptView(storage: Pick<Storage, 'getItem'>): Partial<ViewState> {
  let kept: unknown = null;
  try {
    kept = JSON.parse(storage.getItem(KEPT) ?? 'null');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => {
      if (key === 'side') return value === 'layers' || value === 'outline' || value === 'comments' || value === null;
      if (key === 'nudge') return NUDGE_SIZES.includes(value as number);
      if (key === 'panelWidth')
        return typeof value === 'number' && value >= PANEL_WIDTH.least && value <= PANEL_WIDTH.most;
      return key !== 'printPreview' && typeof value === 'boolean' && key in USUAL;
    }),
  );
}
