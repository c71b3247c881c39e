import type { Box, NodeId } from '@figurina/album';
import type { ShownGuides } from '@figurina/editor';

/** What a running gesture draws above the album: guides, the lasso, the cell a sticker would go into. */
export interface CanvasChrome {
  guides(): ShownGuides | null;
  lasso(): Box | null;
  target(): NodeId | null;
  showGuides(guides: ShownGuides | null): void;
  showLasso(box: Box | null): void;
  showTarget(cell: NodeId | null): void;
  subscribe(listener: () => void): () => void;
}

export function createCanvasChrome(): CanvasChrome {
  let guides: ShownGuides | null = null;
  let lasso: Box | null = null;
  let target: NodeId | null = null;
  const listeners = new Set<() => void>();
  const told = (): void => listeners.forEach((listener) => listener());
  return {
    guides: () => guides,
    lasso: () => lasso,
    target: () => target,
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
