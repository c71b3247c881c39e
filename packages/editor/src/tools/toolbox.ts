import { type ToolId, toolOf } from './tool.ts';
import type { ToolMachine } from './tool-machine.ts';
import type { ToolContext, ToolState } from './tool-state.ts';

/** Which tool is in hand. One use of a tool that creates returns to select, unless the tool is locked. */
export interface Toolbox {
  active(): ToolId;
  locked(): boolean;
  /** The tool in hand chosen again is locked, and once more let go of its lock. */
  choose(id: ToolId): void;
  toggleLock(): void;
  /** Back to select. False when it was in hand already. */
  leave(): boolean;
  /** The tool has done its work. For tool states. */
  finish(): void;
  /** The tool in hand as it waits for the pointer. */
  rest(): ToolState;
  subscribe(listener: () => void): () => void;
}

export function createToolbox(context: () => ToolContext, machine: () => ToolMachine): Toolbox {
  let active: ToolId = 'select';
  let locked = false;
  const listeners = new Set<() => void>();

  function put(id: ToolId, lock: boolean): void {
    if (id === active && lock === locked) return;
    active = id;
    locked = lock;
    for (const listener of listeners) listener();
  }
  const rest = (): ToolState => toolOf(active).rest(context());
  const locks = (id: ToolId): boolean => toolOf(id).creates !== undefined;

  return {
    active: () => active,
    locked: () => locked,
    choose(id) {
      machine().cancel();
      put(id, id === active && locks(id) && !locked);
      if (['text', 'image'].includes(context().selection.get().mode)) context().selection.leave();
      machine().enter(rest());
    },
    toggleLock: () => put(active, locks(active) && !locked),
    leave() {
      if (active === 'select') return false;
      machine().cancel();
      put('select', false);
      machine().enter(rest());
      return true;
    },
    finish: () => {
      if (!locked) put('select', false);
    },
    rest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
