import type { FormatChange, NodeId, SharedFormat, SymbolKind } from '@figurina/album';

/** The text that is open for typing, as toolbar and actions work on it: on the words that are selected in it. */
export interface OpenText {
  readonly id: NodeId;
  /** Of the selected words; at the caret, of what is typed next. */
  format(): SharedFormat;
  /** One step of undo; changes with the same key in a row are one. */
  apply(change: FormatChange, mergeKey?: string): void;
  insertSymbol(kind: SymbolKind): void;
  /** Whole words of the selection; empty at a mere caret. */
  selectedWords(): string;
  /** Takes back the last typing in the open text; false when there is none. */
  undo(): boolean;
  redo(): boolean;
  focus(): void;
}

/** Whether a text is open, and which. Told also when its selection or words change. */
export interface OpenTextStore {
  get(): OpenText | null;
  /** Counts the changes: what `useSyncExternalStore` compares. */
  version(): number;
  put(text: OpenText | null): void;
  changed(): void;
  subscribe(listener: () => void): () => void;
}

export function createOpenText(): OpenTextStore {
  let text: OpenText | null = null;
  let version = 0;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    version++;
    for (const listener of listeners) listener();
  };
  return {
    get: () => text,
    version: () => version,
    put(next) {
      text = next;
      changed();
    },
    changed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
