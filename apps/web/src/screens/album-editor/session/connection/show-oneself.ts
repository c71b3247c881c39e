/** What the others see of oneself beside selection and pointer: what one looks at, and whether one is there at all. */
import { type CameraStore, type Derived, type PresenceTracker, visibleBox, type WorldLayout } from '@figurina/editor';
import { centreOf } from '@figurina/album';

/** Who touches nothing for so long is away. */
const IDLE_MS = 5 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export function showView(
  presence: Pick<PresenceTracker, 'update'>,
  camera: CameraStore,
  layout: Derived<WorldLayout>,
): () => void {
  const tell = (): void => {
    const box = visibleBox(camera.get(), camera.viewport());
    const world = layout.get();
    const middle = world.nearest(centreOf(box));
    const corner = middle && world.boxOf(middle);
    // A canvas that is not there shows nothing.
    if (!corner || camera.viewport().width <= 1) return;
    presence.update({ view: { ...box, spread_id: middle, x: box.x - corner.x, y: box.y - corner.y } });
  };
  const ends = [camera.subscribe(tell), layout.subscribe(tell)];
  return () => ends.forEach((end) => end());
}

/** Looked at once in a while, not at every move of the pointer. */
export function showIdle(presence: Pick<PresenceTracker, 'update'>, idleMs = IDLE_MS): () => void {
  let touched = performance.now();
  let idle = false;
  let timer = window.setTimeout(look, idleMs);
  function look(): void {
    const left = touched + idleMs - performance.now();
    idle = left <= 0;
    if (idle) presence.update({ idle });
    else timer = window.setTimeout(look, left);
  }
  function live(): void {
    touched = performance.now();
    if (!idle) return;
    idle = false;
    presence.update({ idle });
    timer = window.setTimeout(look, idleMs);
  }
  for (const type of SIGNS_OF_LIFE) window.addEventListener(type, live, { capture: true, passive: true });
  return () => {
    window.clearTimeout(timer);
    for (const type of SIGNS_OF_LIFE) window.removeEventListener(type, live, { capture: true });
  };
}
