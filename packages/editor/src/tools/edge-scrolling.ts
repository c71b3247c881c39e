import type { Point } from '@figurina/album';
import { panBy, type Size, toWorld } from '../camera/camera.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolContext } from './tool-state.ts';

/** Scrolls the album on while something is dragged at the edge of the canvas. */
export interface EdgeScrolling {
  /** To be told of every move of the pointer. */
  follow(input: PointerInput): void;
  end(): void;
}

/** How wide the edge is, and how far beyond it the pointer still gains speed, in pixels. */
const EDGE_PX = 24;
const MOST_PX = 72;
/** Milliseconds at the edge before it scrolls: who only crosses it goes on undisturbed. */
const DWELL_MS = 200;
/** Pixels a frame for every pixel that the pointer is in the edge; a finger is less exact. */
const DRAG_FACTOR = { mouse: 0.33, pen: 0.33, touch: 0.2 } as const;
const FRAME_MS = 1000 / 60;

/** `moved`: the same place on the screen is another one in the world now. */
export function edgeScrolling(context: ToolContext, moved: (input: PointerInput) => void): EdgeScrolling {
  const { camera } = context;
  let last: PointerInput | null = null;
  let stop: (() => void) | null = null;
  let waited = 0;

  function end(): void {
    stop?.();
    stop = null;
    waited = 0;
  }
  function step(elapsed: number): void {
    waited += elapsed;
    if (!last || waited < DWELL_MS) return;
    const depth = depthInEdge(last.screen, camera.viewport());
    const way = -DRAG_FACTOR[last.kind] * Math.min(4, elapsed / FRAME_MS);
    const before = camera.get();
    camera.set(panBy(before, { x: depth.x * way, y: depth.y * way }));
    const after = camera.get();
    if (after.x !== before.x || after.y !== before.y) moved({ ...last, world: toWorld(after, last.screen) });
  }

  return {
    follow(input) {
      last = input;
      const { x, y } = depthInEdge(input.screen, camera.viewport());
      if (x === 0 && y === 0) end();
      else stop ??= camera.eachFrame(step);
    },
    end,
  };
}

/** How far a point is in the edge of the canvas or beyond it, in pixels; negative at the left and at the top. */
function depthInEdge({ x, y }: Point, { width, height }: Size): Point {
  return { x: depth(x, width), y: depth(y, height) };
}

function depth(at: number, size: number): number {
  if (at < EDGE_PX) return -Math.min(MOST_PX, EDGE_PX - at);
  return at > size - EDGE_PX ? Math.min(MOST_PX, at - size + EDGE_PX) : 0;
}
