/** When the hint about the danger zones shows: pure but for the timers it is given. */
import type { NodeId } from '@figurina/album';

/** What reaches where it may be cut off or lost in the fold. */
export interface Danger {
  readonly id: NodeId;
  readonly side: 'fold' | 'trim';
  /** How far to keep away, in mm. */
  readonly keep: number;
}

export interface DangerHint {
  get(): Danger | null;
  /** Something came to rest: looks again at what is selected. */
  look(): void;
  /** True when there was one. */
  close(): boolean;
  subscribe(listener: () => void): () => void;
  end(): void;
}

/** Specification, section 2: hints appear after 3 s and disappear after 5 s. */
const AFTER_MS = 3000;
const FOR_MS = 5000;

/** `find` answers with the dangers of what is selected now. Each element is told about once. */
export function createDangerHint(find: () => readonly Danger[]): DangerHint {
  const told = new Set<NodeId>();
  const listeners = new Set<() => void>();
  let shown: Danger | null = null;
  let waiting: NodeId | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(next: Danger | null): void {
    shown = next;
    for (const listener of listeners) listener();
  }
  const next = (): Danger | undefined => find().find(({ id }) => !told.has(id));
  function close(): boolean {
    if (!shown) return false;
    clearTimeout(timer);
    put(null);
    return true;
  }
  function show(): void {
    waiting = null;
    const danger = next();
    if (!danger) return;
    told.add(danger.id);
    put(danger);
    timer = setTimeout(close, FOR_MS);
  }

  return {
    get: () => shown,
    look() {
      const { id } = shown ?? {};
      // Brought to safety, or something else is selected.
      if (shown && !find().some((danger) => danger.id === id)) close();
      if (shown) return;
      const danger = next();
      if (danger?.id === waiting) return;
      clearTimeout(timer);
      waiting = danger?.id ?? null;
      if (danger) timer = setTimeout(show, AFTER_MS);
    },
    close,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => clearTimeout(timer),
  };
}
