import { type Box, boxesOverlap, centreOf, containsBox } from '@figurina/album';
import { type CameraStore, type Derived, type SelectionStore, visibleBox, type WorldLayout } from '@figurina/editor';

/**
 * The index of the spread one works on: that of the selection while at least half of it is in view, or the text that is open, else the one in the
 * middle, where a flight ends; while all of them are in view, the one before.
 */
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
  let ids = layout.get().spreadIds;
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
    const view = visibleBox(camera.get(), camera.viewport());
    const { spreadId } = selection.get();
    const box = spreadId && world.boxOf(spreadId);
    const text = camera.reached();
    const isWritten = text !== null && boxesOverlap(text, view);
    if (box && (isWritten || isMostlyIn(view, box))) return put(world.indexOf(spreadId));
    if (index < world.spreadIds.length && containsBox(view, world.content)) return;
    const middle = world.nearest(centreOf(view));
    if (middle) put(world.indexOf(middle));
  }
  camera.subscribe(look);
  layout.subscribe(() => {
    // The same spread has another place in the row now.
    const here = ids[index];
    ids = layout.get().spreadIds;
    const moved = here === undefined ? -1 : ids.indexOf(here);
    // Not told before it is known where one is: the spread one was on may be gone.
    if (moved !== -1 && moved !== index) put(moved);
    look();
  });
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

/** Whether at least half of a box is in view. */
function isMostlyIn(view: Box, box: Box): boolean {
  const along = (a: number, b: number, from: number, to: number): number =>
    Math.max(0, Math.min(b, to) - Math.max(a, from));
  const width = along(box.x, box.x + box.width, view.x, view.x + view.width);
  const height = along(box.y, box.y + box.height, view.y, view.y + view.height);
  return width * height >= (box.width * box.height) / 2;
}
