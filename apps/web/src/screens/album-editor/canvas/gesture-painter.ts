import type { AlbumNode, ElementNode, NodeId } from '@figurina/album';
import { matrixOf } from '@figurina/drawing';

/**
 * Moves drawn elements without drawing them anew: writes the one transform of a node's element. The elements are looked
 * up once a gesture and kept while they are in the page.
 */
export interface GesturePainter {
  paint(id: NodeId): void;
}

export function createGesturePainter(options: {
  world: () => HTMLElement | null;
  /** The node with what a running gesture shows of it. */
  shownNode: (id: NodeId) => AlbumNode | undefined;
}): GesturePainter {
  const elements = new Map<NodeId, HTMLElement>();

  function elementOf(id: NodeId): HTMLElement | null {
    const known = elements.get(id);
    if (known?.isConnected) return known;
    const found = options.world()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null;
    if (found) elements.set(id, found);
    else elements.delete(id);
    return found;
  }

  return {
    paint(id) {
      const node = options.shownNode(id);
      const element = node && elementOf(id);
      if (element) element.style.transform = matrixOf(node as ElementNode);
    },
  };
}
