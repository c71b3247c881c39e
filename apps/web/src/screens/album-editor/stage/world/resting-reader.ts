/** An album's look for a spread that may be out of view: it keeps what it had, and takes up what came when it is seen again. */
import type { AlbumReader, Source } from '@figurina/drawing';

export interface Rest {
  isResting(): boolean;
  set(resting: boolean): void;
  /** Told when the rest is over. */
  subscribe(listener: () => void): () => void;
}

export function createRest(resting: boolean): Rest {
  const listeners = new Set<() => void>();
  let now = resting;
  return {
    isResting: () => now,
    set(next) {
      if (next === now) return;
      now = next;
      if (!now) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Colours, fonts and sticker design, which change everything at once, wait while the spread rests. Its own elements do not. */
export function restingReader(reader: AlbumReader, rest: Rest): AlbumReader {
  return {
    ...reader,
    palette: waiting(reader.palette, rest),
    fonts: waiting(reader.fonts, rest),
    settings: waiting(reader.settings, rest),
  };
}

function waiting<Value>(source: Source<Value>, rest: Rest): Source<Value> {
  let last: { readonly value: Value } | null = null;
  return {
    subscribe(listener) {
      const ends = [
        source.subscribe(() => {
          if (!rest.isResting()) listener();
        }),
        rest.subscribe(listener),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    get() {
      if (rest.isResting() && last) return last.value;
      last = { value: source.get() };
      return last.value;
    },
  };
}
