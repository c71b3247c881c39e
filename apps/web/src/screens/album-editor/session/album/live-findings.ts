/** What the preflight finds in the open album, kept up to date in idle moments while somebody looks at it. */
import { type Finding, LivePreflight, type MeasuredHeights } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import { idleMoment } from '../../../../app/idle-moment.ts';

export interface LiveFindings {
  /** Null while the album is read for the first time. The same object until something else is found. */
  get(): readonly Finding[] | null;
  subscribe(listener: () => void): () => void;
  end(): void;
}

/** After the last change: what is being typed or dragged is not judged. */
const REST_MS = 400;

export function createLiveFindings(store: EditorStore, measured: MeasuredHeights, isBusy: () => boolean): LiveFindings {
  const listeners = new Set<() => void>();
  let live: LivePreflight | null = null;
  let found: readonly Finding[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = 0;

  function soon(wait: number): void {
    clearTimeout(timer);
    working += 1;
    timer = setTimeout(() => void work(working), wait);
  }
  async function work(turn: number): Promise<void> {
    for (let judged = live; judged?.isDue; judged = live) {
      await idleMoment();
      // Changed meanwhile: begun again after the next rest.
      if (turn !== working) return;
      if (isBusy()) return soon(REST_MS);
      judged.step();
    }
    if (!live || turn !== working) return;
    const next = live.findings();
    if (found && JSON.stringify(next) === JSON.stringify(found)) return;
    found = next;
    for (const listener of listeners) listener();
  }
  const end = store.onChange(({ touched }) => {
    if (!live) return;
    live.changed(touched);
    soon(REST_MS);
  });
  function stop(): void {
    clearTimeout(timer);
    working += 1;
    live = null;
    found = null;
  }
  return {
    get: () => found,
    subscribe(listener) {
      listeners.add(listener);
      if (!live) {
        live = new LivePreflight(store.document, measured);
        soon(0);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    end() {
      stop();
      end();
    },
  };
}
