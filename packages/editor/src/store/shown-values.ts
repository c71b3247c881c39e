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
  /** The same object until one of them changes: what is drawn by it compares. */
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
  const together = new Map<NodeId, Readonly<Record<string, unknown>> | undefined>();

  function mark(before: GestureValues | null | undefined, after: GestureValues | null): void {
    for (const id of after?.keys() ?? []) changed(id);
    for (const id of before?.keys() ?? []) if (!after?.has(id)) changed(id);
  }
  function changed(id: NodeId): void {
    together.delete(id);
    cells.mark(`shown:${id}`);
  }
  function merged(id: NodeId): Readonly<Record<string, unknown>> | undefined {
    let all: Readonly<Record<string, unknown>> | undefined;
    for (const values of [...peers.values(), own]) {
      const some = values?.get(id);
      if (some) all = { ...all, ...some };
    }
    return all;
  }

  return {
    of(id) {
      if (peers.size === 0) return own?.get(id);
      if (!together.has(id)) together.set(id, merged(id));
      return together.get(id);
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
      if (peers.size === 0) together.clear();
      cells.notify();
    },
    onOwn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
