import type { MeasuredHeights, NodeId } from '@figurina/album';
import { fontArrivals, KT, measureText } from '@figurina/drawing';
import type { EditorStore } from '@figurina/editor';

/**
 * The heights of the lines of texts in millimetres, read from their mounted boxes when asked and kept until they, the
 * fonts that are there or the values of automatic texts change.
 */
export interface TextHeights {
  readonly get: MeasuredHeights;
  /** Told when they may be others without a change of their texts. */
  subscribe(listener: () => void): () => void;
  end(): void;
}

export function createTextHeights(
  world: () => HTMLElement | null,
  store: EditorStore,
  facts: { subscribe(listener: () => void): () => void },
): TextHeights {
  const heights = new Map<NodeId, number>();
  /** Changed just now: until the next frame their boxes may still be those of before. */
  const unsettled = new Set<NodeId>();
  let frame = 0;
  const listeners = new Set<() => void>();
  const forget = (): void => {
    heights.clear();
    for (const listener of listeners) listener();
  };
  const ends = [
    store.onChange(({ touched }) => {
      for (const { table, id } of touched) {
        if (table !== 'nodes') continue;
        heights.delete(id as NodeId);
        unsettled.add(id as NodeId);
      }
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        unsettled.clear();
      });
    }),
    fontArrivals.subscribe(forget),
    facts.subscribe(forget),
  ];
  return {
    get(id) {
      // While its width is pulled, lines break elsewhere at every step.
      const isPulled = store.shown.of(id)?.['width'] !== undefined;
      const known = heights.get(id);
      if (known !== undefined && !isPulled) return known;
      const box = world()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
      if (!box?.classList.contains('fg-text')) return undefined;
      // An autosized box is as high as its lines, and a little more where it pads them.
      const node = store.document.nodes.get(id);
      const isFixed = node?.type === 'Text' && !node.props.autosize;
      const height = isFixed ? measureText(box).height : box.offsetHeight / KT;
      if (!unsettled.has(id) && !isPulled) heights.set(id, height);
      return height;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    },
  };
}
