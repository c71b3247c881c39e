import type { AlbumDocument } from '@figurina/album';
import type { TouchedBeforeAfter } from './change.ts';
import type { EditorStore } from './editor-store.ts';

/** A value computed from the document when it is asked for, kept until one of its inputs changes. */
export interface Derived<Value> {
  get(): Value;
  /** Told when an input changed and the value is another one by `same`. */
  subscribe(listener: () => void): () => void;
}

/**
 * `depends` tells whether a touched record is an input: numbers of stickers do not depend on the colour of a rectangle.
 * `same` keeps the old object, and its listeners quiet, when the new value says the same.
 */
export function derive<Value>(
  store: EditorStore,
  compute: (document: AlbumDocument) => Value,
  depends: (record: TouchedBeforeAfter) => boolean,
  same: (a: Value, b: Value) => boolean = Object.is,
): Derived<Value> {
  let kept: { value: Value } | null = null;
  /** What the listeners know of. Somebody else may ask for the new value before they are told of it. */
  let told: { value: Value } | null = null;
  let stale = true;
  const listeners = new Set<() => void>();

  function get(): Value {
    if (kept && !stale) return kept.value;
    const value = compute(store.document);
    if (!kept || !same(kept.value, value)) kept = { value };
    stale = false;
    return kept.value;
  }

  store.onChange(({ touched }) => {
    stale ||= touched.some(depends);
  });
  store.subscribe('document', () => {
    if (listeners.size === 0) return;
    get();
    if (kept === told) return;
    told = kept;
    for (const listener of listeners) listener();
  });

  return {
    get,
    subscribe(listener) {
      // So that the first change after it is told against what the listener could read.
      get();
      if (listeners.size === 0) told = kept;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
