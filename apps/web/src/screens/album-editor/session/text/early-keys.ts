import type { NodeId } from '@figurina/album';

/** What is typed after a text was opened and before its field is there: on a spread that is not drawn yet that takes some frames. */
export interface EarlyKeys {
  keep(id: NodeId, key: string): void;
  /** The keys kept for a text, once; those of another text are forgotten. */
  take(id: NodeId): readonly string[];
}

/** More than anybody types until a spread is drawn. */
const MOST = 200;

export function createEarlyKeys(): EarlyKeys {
  let kept: { id: NodeId; keys: string[] } | null = null;
  return {
    keep(id, key) {
      if (kept?.id !== id) kept = { id, keys: [] };
      if (kept.keys.length < MOST) kept.keys.push(key);
    },
    take(id) {
      const keys = kept?.id === id ? kept.keys : [];
      kept = null;
      return keys;
    },
  };
}
