/** Which stickers of the panel are chosen for something to be done to all of them. */
import type { StickerId } from '@figurina/album';

export interface StickerChoice {
  get(): ReadonlySet<StickerId>;
  subscribe(listener: () => void): () => void;
  toggle(id: StickerId): void;
  /** All from the one that was toggled last, as the list shows them. */
  extendTo(id: StickerId): void;
  /** The one above or below in the list. */
  neighbour(id: StickerId, step: 1 | -1): StickerId | null;
  all(): void;
  clear(): void;
  /** What the list shows now, in its order; who is not there any more is not chosen any more. */
  list(ids: readonly StickerId[]): void;
}

export function createStickerChoice(): StickerChoice {
  let chosen: ReadonlySet<StickerId> = new Set();
  let listed: readonly StickerId[] = [];
  let anchor: StickerId | null = null;
  const listeners = new Set<() => void>();
  function put(next: ReadonlySet<StickerId>): void {
    if (next.size === chosen.size && [...next].every((id) => chosen.has(id))) return;
    chosen = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => chosen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(id) {
      anchor = id;
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      put(next);
    },
    extendTo(id) {
      const from = listed.indexOf(anchor ?? id);
      const to = listed.indexOf(id);
      if (from < 0 || to < 0) return;
      anchor ??= id;
      put(new Set([...chosen, ...listed.slice(Math.min(from, to), Math.max(from, to) + 1)]));
    },
    neighbour: (id, step) => (listed.includes(id) ? (listed[listed.indexOf(id) + step] ?? null) : null),
    all: () => put(new Set(listed)),
    clear() {
      anchor = null;
      put(new Set());
    },
    list(ids) {
      listed = ids;
      const there = new Set(ids);
      if (anchor && !there.has(anchor)) anchor = null;
      put(new Set([...chosen].filter((id) => there.has(id))));
    },
  };
}
