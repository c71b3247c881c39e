import { boundsInSpread, inReadingOrder, type NodeId } from '@figurina/album';
import { spreadOf } from '@figurina/editor';
import { changedSpreads } from '../session/album/changed-spreads.ts';
import type { EditorSession } from '../session/editor-session.ts';

export interface ReadingOrders {
  /** The children of a spread or a group as one reads them. */
  of(parent: NodeId): readonly NodeId[];
  /** Follows the album until the answer is called. */
  follow(): () => void;
}

/** Reading orders, kept for as long as nothing changes on their spread: of ten thousand elements they take a while. */
export function createReadingOrders({ store, measured }: Pick<EditorSession, 'store' | 'measured'>): ReadingOrders {
  const { document } = store;
  const known = new Map<NodeId, Map<NodeId, readonly NodeId[]>>();
  function inOrder(parent: NodeId): readonly NodeId[] {
    const placed = document
      .childIds(parent)
      .map((id) => ({ id, box: boundsInSpread(document, id, measured) ?? NOWHERE }));
    return inReadingOrder(placed, ({ box }) => box).map(({ id }) => id);
  }
  return {
    of(parent) {
      const spread = spreadOf(document, parent) ?? parent;
      const orders = known.get(spread) ?? new Map<NodeId, readonly NodeId[]>();
      known.set(spread, orders);
      const order = orders.get(parent) ?? inOrder(parent);
      orders.set(parent, order);
      return order;
    },
    follow() {
      known.clear();
      return store.onChange(({ touched }) => {
        const changed = changedSpreads(document, touched);
        if (!changed) return known.clear();
        for (const id of changed) known.delete(id);
      });
    },
  };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
