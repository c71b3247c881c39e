import type { SelectionStore, ToolMachine } from '@figurina/editor';

/** Tool states are named after what the hand does: `select.translating`, `select.pointing-element`; `select.idle` rests. */
const HELD = /\.[a-z]+ing(?:-|$)/;

/** Whether a gesture runs: the pointer moves something. Pressing alone is none yet. */
export function isGesture(state: string): boolean {
  return HELD.test(state) && !state.includes('.pointing');
}

/**
 * The selection as of when the pointer was let go. What is drawn by it does not cost time at the start of a drag, and
 * not while a lasso takes up one element after the other.
 */
export function restingSelection({
  selection,
  tools,
}: {
  readonly selection: SelectionStore;
  readonly tools: ToolMachine;
}) {
  let kept = selection.get();
  return {
    get: () => kept,
    subscribe(listener: () => void) {
      let due = false;
      const look = (): void => {
        due = false;
        const next = selection.get();
        if (next === kept || HELD.test(tools.state().name)) return;
        kept = next;
        listener();
      };
      // A state selects before it is entered: who looks a moment later sees both.
      const soon = (): void => {
        if (!due) queueMicrotask(look);
        due = true;
      };
      const ends = [selection.subscribe(soon), tools.subscribe(soon)];
      soon();
      return () => ends.forEach((end) => end());
    },
  };
}
