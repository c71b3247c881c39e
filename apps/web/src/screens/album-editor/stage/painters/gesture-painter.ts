import type { AlbumNode, ElementNode, NodeId } from '@figurina/album';
import { matrixOf } from '@figurina/drawing';
import type { GestureValues } from '@figurina/editor';
import { liftRuns, runsOf, type LiftedRuns, type Way } from './lifted-runs.ts';
import { createMover, type Mover } from './mover.ts';

/**
 * So many elements that are dragged together get a layer each, and so many runs of elements one each: they move without
 * anything being painted anew.
 */
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
  /** The many that lie in few runs. */
  let lifted: LiftedRuns | null = null;
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
    if (lifted?.has(element)) {
      if (way && lifted.follow(element, way)) return;
      lifted.putDown();
      return moveApart();
    }
    // The same few words for all that move together: many times as fast as a matrix for each.
    element.style.translate = way ? `${way.x}px ${way.y}px` : '';
    if (way) return;
    element.style.transform = matrixOf(shownAs(node, values));
    if (values) turned.add(element);
    else turned.delete(element);
  }

  /** From now on each moves by itself. */
  function moveApart(): void {
    lifted = null;
    for (const id of elements.keys()) paint(id);
  }

  /** Many elements that lie in few runs, and do nothing but move. */
  function lift(gesture: GestureValues): void {
    const found: HTMLElement[] = [];
    for (const [id, values] of gesture) {
      const node = options.node(id);
      const element = node && elementOf(id);
      if (!element || turned.has(element) || !wayOf(node, values)) return;
      found.push(element);
    }
    const runs = runsOf(found);
    if (runs && runs.length <= MOST_LAYERS) lifted = liftRuns(runs, found, moveApart);
  }

  return {
    paint,
    hold(gesture) {
      if ((gesture !== null) === isHolding) return;
      isHolding = gesture !== null;
      lifted?.putDown();
      lifted = null;
      for (const [element, mover] of movers) {
        mover.end();
        element.style.willChange = '';
        element.style.zIndex = '';
      }
      movers.clear();
      if (!gesture) return elements.clear();
      if (gesture.size > MOST_LAYERS) return lift(gesture);
      for (const id of gesture.keys()) {
        const element = elementOf(id);
        if (!element) continue;
        element.style.willChange = 'transform';
        // A sticker in the hand lies above the places that it is carried over.
        if (options.node(id)?.type === 'StickerCell') element.style.zIndex = '1';
        movers.set(element, createMover(element));
      }
    },
  };
}

function shownAs(node: AlbumNode, values: Readonly<Record<string, unknown>> | undefined): ElementNode {
  return (values ? { ...node, props: { ...node.props, ...values } } : node) as ElementNode;
}

/** When a node is moved and nothing else. */
function wayOf({ props }: AlbumNode, values: Readonly<Record<string, unknown>> | undefined): Way | null {
  if (!values || !('x' in props)) return null;
  for (const prop in values) if (prop !== 'x' && prop !== 'y') return null;
  const { x = props.x, y = props.y } = values as { x?: number; y?: number };
  return { x: shortened(x - props.x), y: shortened(y - props.y) };
}

function shortened(length: number): number {
  return Math.round(length * 1e6) / 1e6;
}
