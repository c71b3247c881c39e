import type { MeasuredHeights, NodeId } from '@figurina/album';
import { KT } from '@figurina/drawing';
import type { EditorStore } from '@figurina/editor';

/** The heights of autosized texts in millimetres, read from their mounted boxes when asked and kept until they change. */
export interface TextHeights {
  readonly get: MeasuredHeights;
  end(): void;
}

export function createTextHeights(world: () => HTMLElement | null, store: EditorStore): TextHeights {
  const heights = new Map<NodeId, number>();
  const end = store.onChange(({ touched }) => {
    for (const { table, id } of touched) if (table === 'nodes') heights.delete(id as NodeId);
  });
  return {
    get(id) {
      const known = heights.get(id);
      if (known !== undefined) return known;
      const box = world()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
      if (!box?.classList.contains('fg-text')) return undefined;
      const height = box.offsetHeight / KT;
      heights.set(id, height);
      return height;
    },
    end,
  };
}
