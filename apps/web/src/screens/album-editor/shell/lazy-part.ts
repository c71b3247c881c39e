/**
 * Parts of the editor that are loaded apart from it. All are fetched once the editor is at rest: what is opened for the
 * first time must be there without a network. One that cannot be had yet is asked for again, and shows nothing meanwhile.
 */
import { lazy } from 'react';

const AGAIN_MS = 2000;
const loads: (() => Promise<unknown>)[] = [];

export const lazyPart: typeof lazy = (load) => {
  loads.push(load);
  return lazy(async () => untilLoaded(load));
};

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** One after the other, in idle moments. Answers how to stop. */
export function fetchParts(idle: () => Promise<void>): () => void {
  let ended = false;
  void (async () => {
    for (const load of loads) {
      await idle();
      if (ended) return;
      await load().catch(() => undefined);
    }
  })();
  return () => {
    ended = true;
  };
}
