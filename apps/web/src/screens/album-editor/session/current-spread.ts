import type { CameraStore, Derived, SelectionStore, WorldLayout } from '@figurina/editor';

/** The index of the spread one works on: that of the selection while it is in view, else the one in the middle, where a flight ends. */
export interface CurrentSpread {
  get(): number;
  subscribe(listener: () => void): () => void;
  /** Before the camera gets there. */
  announce(index: number): void;
}

export function createCurrentSpread(
  camera: CameraStore,
  selection: SelectionStore,
  layout: Derived<WorldLayout>,
): CurrentSpread {
  let index = 0;
  const listeners = new Set<() => void>();
  function put(next: number): void {
    if (next === index || next < 0) return;
    index = next;
    for (const listener of listeners) listener();
  }
  function look(): void {
    // What flies past is not where one goes: keys and pastes on the way are meant for the end of it.
    if (camera.flying()) return;
    const world = layout.get();
    const { x, y, zoom } = camera.get();
    const { width, height } = camera.viewport();
    const middle = world.nearest({ x: x + width / 2 / zoom, y: y + height / 2 / zoom });
    if (middle) put(world.indexOf(middle));
  }
  camera.subscribe(look);
  layout.subscribe(look);
  selection.subscribe(() => {
    const { spreadId } = selection.get();
    if (spreadId) put(layout.get().indexOf(spreadId));
  });
  return {
    get: () => index,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: put,
  };
}
