import type { PointerInput } from './pointer.ts';
import type { ToolState } from './tool-state.ts';

export interface ToolMachine {
  state(): ToolState;
  enter(state: ToolState): void;
  pointerDown(input: PointerInput): void;
  pointerMove(input: PointerInput): void;
  pointerUp(input: PointerInput): void;
  /** True when a gesture was running and is undone. */
  cancel(): boolean;
  subscribe(listener: (state: ToolState) => void): () => void;
}

/** Runs one tool state at a time. */
export function createToolMachine(initial: ToolState): ToolMachine {
  let current = initial;
  const listeners = new Set<(state: ToolState) => void>();

  function enter(next: ToolState | undefined): void {
    if (!next || next === current) return;
    current = next;
    for (const listener of listeners) listener(current);
  }

  return {
    state: () => current,
    enter,
    pointerDown: (input) => enter(current.pointerDown?.(input)),
    pointerMove: (input) => enter(current.pointerMove?.(input)),
    pointerUp: (input) => enter(current.pointerUp?.(input)),
    cancel() {
      const next = current.cancel?.();
      enter(next);
      return next !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
