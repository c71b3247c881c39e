import type { AlbumNode, ElementNode, NodeId } from '@figurina/album';
import { matrixOf } from '@figurina/drawing';
import type { GestureValues } from '@figurina/editor';

/** So many elements that are dragged together get a layer each: they move without anything being painted anew. */
const MOST_LAYERS = 4;

/**
 * Moves drawn elements without drawing them anew: writes the one transform of a node's element. The elements are looked
 * up once a gesture and kept while they are in the page.
 */
export interface GesturePainter {
  paint(id: NodeId): void;
  /** What one's own gesture moves now; null when it is over. */
  hold(gesture: GestureValues | null): void;
}

export function createGesturePainter(options: {
  world: () => HTMLElement | null;
  /** The node with what a running gesture shows of it. */
  shownNode: (id: NodeId) => AlbumNode | undefined;
}): GesturePainter {
  const elements = new Map<NodeId, HTMLElement>();
  let held: HTMLElement[] | null = null;

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
    hold(gesture) {
      if ((gesture === null) === (held === null)) return;
      for (const element of held ?? []) element.style.willChange = '';
      const few = gesture && gesture.size <= MOST_LAYERS ? [...gesture.keys()] : [];
      held = gesture && few.map(elementOf).filter((element) => element !== null);
      for (const element of held ?? []) element.style.willChange = 'transform';
      if (!gesture) elements.clear();
    },
  };
}
