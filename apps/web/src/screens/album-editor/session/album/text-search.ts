/** Whether the album's texts are being searched; the panel has the rest. */
export interface TextSearch {
  isOpen(): boolean;
  /** The words to begin with: those that were selected. */
  seed(): string;
  open(seed: string): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

export function createTextSearch(): TextSearch {
  let opened = false;
  let seed = '';
  const listeners = new Set<() => void>();
  const put = (next: boolean): void => {
    opened = next;
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => opened,
    seed: () => seed,
    open(words) {
      seed = words;
      put(true);
    },
    close: () => put(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
