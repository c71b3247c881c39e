import type { NodeId, RenderParams, StickerId } from '@figurina/album';

/** What can be open over the canvas, one at a time: the context menu and the dialogs of actions. */
export type EditorWindow =
  /** At a place of the window, in pixels; `pile` is what lies under it, topmost first. */
  | {
      readonly kind: 'menu';
      readonly at: { readonly x: number; readonly y: number };
      readonly world: { readonly x: number; readonly y: number } | null;
      readonly pile: readonly NodeId[];
      /** What gets the focus back, where that is not the canvas. */
      readonly from?: HTMLElement;
    }
  | { readonly kind: 'palette'; readonly finds: 'all' | 'places' }
  | { readonly kind: 'shortcuts' }
  /** The history, which has an address of its own. */
  | { readonly kind: 'history' }
  /** The print check, likewise. */
  | { readonly kind: 'preflight' }
  | { readonly kind: 'move_to_spread' }
  /** The photo of a sticker, to be edited. */
  | { readonly kind: 'image_edit'; readonly stickerId: StickerId }
  /** What the template asks the makers; those of a spread first, where one is named. */
  | { readonly kind: 'questions'; readonly spreadId: NodeId | null }
  /** Proof rounds: who looks at the album before it is printed. */
  | { readonly kind: 'proof' }
  /** The plates of a finished print file. */
  | { readonly kind: 'plates'; readonly jobId: string; readonly params: RenderParams }
  /** The import of a list of people, with these cells in it. */
  | { readonly kind: 'roster'; readonly cells: readonly (readonly string[])[] }
  /** The review of faces, which has an address of its own. */
  | { readonly kind: 'faces'; readonly chapter: NodeId | null };

export interface EditorWindows {
  get(): EditorWindow | null;
  open(window: EditorWindow): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

export function createEditorWindows(): EditorWindows {
  let open: EditorWindow | null = null;
  const listeners = new Set<() => void>();
  function put(next: EditorWindow | null): void {
    if (next === open) return;
    open = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => open,
    open: put,
    close: () => put(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
