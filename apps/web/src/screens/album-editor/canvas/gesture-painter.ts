import type { AlbumNode, ElementNode, NodeId } from '@figurina/album';
import { matrixOf } from '@figurina/drawing';
import type { GestureValues } from '@figurina/editor';
import { createMover, type Mover } from './mover.ts';

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
  /** The node as the album has it. */
  node: (id: NodeId) => AlbumNode | undefined;
  /** What running gestures show of it. */
  shown: (id: NodeId) => Readonly<Record<string, unknown>> | undefined;
}): GesturePainter {
  const elements = new Map<NodeId, HTMLElement>();
  /** Of the few that have a layer. */
  const movers = new Map<HTMLElement, Mover>();
  /** Elements whose transform is not that of their node. */
  const turned = new WeakSet<HTMLElement>();
  let isHolding = false;

  function elementOf(id: NodeId): HTMLElement | null {
    const known = elements.get(id);
    if (known?.isConnected) return known;
    const found = options.world()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null;
    if (found) elements.set(id, found);
    else elements.delete(id);
    return found;
  }

  function paint(id: NodeId): void {
    const node = options.node(id);
    const element = node && elementOf(id);
    if (!element) return;
    const values = options.shown(id);
    const mover = movers.get(element);
    if (mover) return mover.to(matrixOf(shownAs(node, values)));
    const way = turned.has(element) ? null : wayOf(node, values);
    // The same few words for all that move together: many times as fast as a matrix for each.
    element.style.translate = way ?? '';
    if (way !== null) return;
    element.style.transform = matrixOf(shownAs(node, values));
    if (values) turned.add(element);
    else turned.delete(element);
  }

  return {
    paint,
    hold(gesture) {
      if ((gesture !== null) === isHolding) return;
      isHolding = gesture !== null;
      for (const [element, mover] of movers) {
        mover.end();
        element.style.willChange = '';
      }
      movers.clear();
      if (!gesture) return elements.clear();
      if (gesture.size > MOST_LAYERS) return;
      for (const element of [...gesture.keys()].map(elementOf)) {
        if (!element) continue;
        element.style.willChange = 'transform';
        movers.set(element, createMover(element));
      }
    },
  };
}

function shownAs(node: AlbumNode, values: Readonly<Record<string, unknown>> | undefined): ElementNode {
  return (values ? { ...node, props: { ...node.props, ...values } } : node) as ElementNode;
}

/** For `translate`, when a node is moved and nothing else. */
function wayOf({ props }: AlbumNode, values: Readonly<Record<string, unknown>> | undefined): string | null {
  if (!values || !('x' in props)) return null;
  for (const prop in values) if (prop !== 'x' && prop !== 'y') return null;
  const { x = props.x, y = props.y } = values as { x?: number; y?: number };
  return `${shortened(x - props.x)}px ${shortened(y - props.y)}px`;
}

function shortened(length: number): number {
  return Math.round(length * 1e6) / 1e6;
}
