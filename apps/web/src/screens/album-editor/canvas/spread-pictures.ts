/**
 * Pictures of spreads for when they are small: kept while they are true, made anew one at a time when the browser has
 * nothing else to do.
 */
import type { NodeId } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import { changedSpreads } from './changed-spreads.ts';

export interface SpreadPictures {
  get(spread: NodeId): ImageBitmap | null;
  want(spread: NodeId): void;
  subscribe(spread: NodeId, listener: () => void): () => void;
  end(): void;
}

export interface PictureParts {
  paint(spread: NodeId): Promise<ImageBitmap | null>;
  /** Whether the camera moves or something is dragged: pictures wait for that, but not for ever. */
  isBusy(): boolean;
}

/** Whoever goes on moving sees empty paper so long. */
const LONGEST_WAIT_MS = 400;

export function createSpreadPictures(store: EditorStore, { paint, isBusy }: PictureParts): SpreadPictures {
  const pictures = new Map<NodeId, ImageBitmap>();
  const stale = new Set<NodeId>();
  const wanted = new Set<NodeId>();
  const listeners = new Map<NodeId, Set<() => void>>();
  let working = false;
  let ended = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (const spread of wanted) {
      wanted.delete(spread);
      if (ended) break;
      await quietMoment();
      stale.delete(spread);
      const picture = await paint(spread).catch(() => null);
      if (!picture || ended) continue;
      pictures.get(spread)?.close();
      pictures.set(spread, picture);
      for (const listener of listeners.get(spread) ?? []) listener();
    }
    working = false;
  }
  async function quietMoment(): Promise<void> {
    for (let waited = 0; waited < LONGEST_WAIT_MS && isBusy(); waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await idleMoment();
  }
  function want(spread: NodeId): void {
    if (pictures.has(spread) && !stale.has(spread)) return;
    wanted.add(spread);
    void work();
  }

  const end = store.onChange(({ touched }) => {
    for (const spread of changedSpreads(store.document, touched) ?? pictures.keys()) {
      stale.add(spread);
      if (listeners.has(spread)) want(spread);
    }
  });

  return {
    get: (spread) => pictures.get(spread) ?? null,
    want,
    subscribe(spread, listener) {
      const set = listeners.get(spread) ?? new Set();
      listeners.set(spread, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(spread);
      };
    },
    end() {
      ended = true;
      end();
      for (const picture of pictures.values()) picture.close();
      pictures.clear();
    },
  };
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else requestAnimationFrame(() => resolve());
  });
}
