import type { NodeId } from '@figurina/album';
import type { Cells } from './cells.ts';

/** Values that a running gesture shows before they are committed, by node. */
export type GestureValues = ReadonlyMap<NodeId, Readonly<Record<string, unknown>>>;

/**
 * Props that are shown and not recorded: those of one's own running gesture, and those of other people's, each under
 * the id of its connection. One's own win. Told under the cell `shown:<node>`, so that a drag moves an element without
 * drawing it anew.
 */
export interface ShownValues {
  of(id: NodeId): Readonly<Record<string, unknown>> | undefined;
  /** One's own gesture; null when it ended. Each call says all of it. */
  show(values: GestureValues | null): void;
  own(): GestureValues | null;
  /** Whether anybody's gesture shows anything. */
  isAny(): boolean;
  showPeer(peer: string, values: GestureValues | null): void;
  /** Hears when one's own gesture starts, goes on, ends. */
  onOwn(listener: () => void): () => void;
}

export function createShownValues(cells: Cells): ShownValues {
  let own: GestureValues | null = null;
  const peers = new Map<string, GestureValues>();
  const listeners = new Set<() => void>();

  function mark(before: GestureValues | null | undefined, after: GestureValues | null): void {
    for (const id of after?.keys() ?? []) cells.mark(`shown:${id}`);
    for (const id of before?.keys() ?? []) if (!after?.has(id)) cells.mark(`shown:${id}`);
  }

  return {
    of(id) {
      const mine = own?.get(id);
      if (peers.size === 0) return mine;
      let merged: Readonly<Record<string, unknown>> | undefined;
      for (const values of peers.values()) {
        const theirs = values.get(id);
        if (theirs) merged = { ...merged, ...theirs };
      }
      return mine && merged ? { ...merged, ...mine } : (mine ?? merged);
    },
    show(values) {
      if (values === own) return;
      mark(own, values);
      own = values;
      for (const listener of listeners) listener();
      cells.notify();
    },
    own: () => own,
    isAny: () => own !== null || peers.size > 0,
    showPeer(peer, values) {
      mark(peers.get(peer), values);
      if (values) peers.set(peer, values);
      else peers.delete(peer);
      cells.notify();
    },
    onOwn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
