import type { TouchedRecord } from '@figurina/album';

/**
 * What a part of the screen can listen to: one record, the children of one node, the values that a running gesture
 * shows for one node, a whole table, the document as such, or what undo and redo would do.
 */
export type CellKey =
  | `node:${string}`
  | `children:${string}`
  | `shown:${string}`
  | `sticker:${string}`
  | `image:${string}`
  | `color:${string}`
  | `font:${string}`
  | 'settings'
  | 'nodes'
  | 'stickers'
  | 'images'
  | 'colors'
  | 'fonts'
  | 'document';

const RECORD_KEYS = {
  nodes: 'node',
  stickers: 'sticker',
  images: 'image',
  colors: 'color',
  fonts: 'font',
} as const satisfies Record<Exclude<TouchedRecord['table'], 'settings'>, string>;

export function recordKey({ table, id }: TouchedRecord): CellKey {
  return table === 'settings' ? 'settings' : `${RECORD_KEYS[table]}:${id}`;
}

/** Listeners by cell. `mark` remembers what changed, `notify` calls each listener once, however many of its cells changed. */
export interface Cells {
  subscribe(key: CellKey, listener: () => void): () => void;
  mark(key: CellKey): void;
  notify(): void;
}

export function createCells(): Cells {
  const listeners = new Map<CellKey, Set<() => void>>();
  let marked = new Set<CellKey>();

  return {
    subscribe(key, listener) {
      const family = listeners.get(key);
      if (family) family.add(listener);
      else listeners.set(key, new Set([listener]));
      return () => {
        const left = listeners.get(key);
        left?.delete(listener);
        if (left?.size === 0) listeners.delete(key);
      };
    },
    mark(key) {
      if (listeners.has(key)) marked.add(key);
    },
    notify() {
      if (marked.size === 0) return;
      const keys = marked;
      marked = new Set();
      const toCall = new Set<() => void>();
      for (const key of keys) for (const listener of listeners.get(key) ?? []) toCall.add(listener);
      for (const listener of toCall) listener();
    },
  };
}
