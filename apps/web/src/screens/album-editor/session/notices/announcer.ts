/** Words for people who do not see the canvas: what an action did. Said by the live region of `CanvasAnnouncer`. */
export interface Announcer {
  say(words: string): void;
  get(): string;
  subscribe(listener: () => void): () => void;
}

export function createAnnouncer(): Announcer {
  let said = '';
  const listeners = new Set<() => void>();
  return {
    say(words) {
      // The same words again are only heard when they differ.
      said = words === said ? `${words}\u00A0` : words;
      for (const listener of listeners) listener();
    },
    get: () => said,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
