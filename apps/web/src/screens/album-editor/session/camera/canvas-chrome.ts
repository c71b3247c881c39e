import type { Box, NodeId } from '@figurina/album';
import type { ShownDraft, ShownGuides } from '@figurina/editor';

/** What a running gesture draws above the album: guides, the lasso, the cell a sticker would go into, a new element. */
export interface CanvasChrome {
  guides(): ShownGuides | null;
  lasso(): Box | null;
  target(): NodeId | null;
  draft(): ShownDraft | null;
  /** What stays where it is while copies of it are dragged. */
  copied(): readonly NodeId[] | null;
  showGuides(guides: ShownGuides | null): void;
  showLasso(box: Box | null): void;
  showTarget(cell: NodeId | null): void;
  showDraft(draft: ShownDraft | null): void;
  showCopied(ids: readonly NodeId[] | null): void;
  subscribe(listener: () => void): () => void;
}

export function createCanvasChrome(): CanvasChrome {
  let guides: ShownGuides | null = null;
  let lasso: Box | null = null;
  let target: NodeId | null = null;
  let draft: ShownDraft | null = null;
  let copied: readonly NodeId[] | null = null;
  const listeners = new Set<() => void>();
  const told = (): void => listeners.forEach((listener) => listener());
  return {
    guides: () => guides,
    lasso: () => lasso,
    target: () => target,
    draft: () => draft,
    copied: () => copied,
    showGuides(next) {
      guides = next;
      told();
    },
    showLasso(next) {
      lasso = next;
      told();
    },
    showTarget(next) {
      if (next === target) return;
      target = next;
      told();
    },
    showDraft(next) {
      if (next === draft) return;
      draft = next;
      told();
    },
    showCopied(next) {
      if (next === copied) return;
      copied = next;
      told();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
