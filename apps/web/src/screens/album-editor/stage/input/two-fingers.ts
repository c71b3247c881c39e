/** Two fingers on the desk hold the view, or the picture that is being cropped: both follow them. */
import type { Point } from '@figurina/album';
import type { EditorSession } from '../../session/editor-session.ts';
import type { Fingers } from '../../session/crop/open-crop.ts';

export interface TwoFingers {
  /** A finger came down, at a point of the desk in pixels. True from the second one on: they hold the view now. */
  down(id: number, at: Point): boolean;
  /** True while the view follows: the finger does nothing else then. */
  move(id: number, at: Point): boolean;
  /** True when it was one of those that held the view. */
  up(id: number): boolean;
  /** Brings the view to where the fingers are. Once a frame is enough, however many moves there were. */
  follow(): void;
  /** Nobody's finger is there any more, whatever was heard of them. */
  clear(): void;
}

/** From the second finger until the last is lifted. A third changes nothing, and one that is left over carries the view on. */
export function createTwoFingers(session: EditorSession): TwoFingers {
  const places = new Map<number, Point>();
  let holding = false;
  let before: readonly Point[] = [];

  const leading = (): readonly Point[] => [...places.values()].slice(0, 2);
  function follow(): void {
    const after = leading();
    if (!holding || after.length !== before.length) return;
    const [from, to] = [before, after];
    before = after;
    if (to.length === 2) hold(session, fingersAt(from), fingersAt(to));
    else if (to[0] && !session.cropping.get()) session.panBy({ x: to[0].x - from[0]!.x, y: to[0].y - from[0]!.y });
  }
  /** Others lead from here on: nothing jumps to where they are. */
  function lead(change: () => void): void {
    follow();
    change();
    before = leading();
  }
  return {
    down(id, at) {
      lead(() => places.set(id, at));
      if (!holding && places.size > 1) {
        holding = true;
        session.cropping.pinchBegins();
      }
      return holding;
    },
    move(id, at) {
      if (places.has(id)) places.set(id, at);
      if (!holding) before = leading();
      return holding && places.has(id);
    },
    up(id) {
      if (!places.has(id)) return false;
      const wasHolding = holding;
      lead(() => places.delete(id));
      if (places.size === 0) holding = false;
      return wasHolding;
    },
    follow,
    clear() {
      places.clear();
      holding = false;
      before = [];
    },
  };
}

function hold(session: EditorSession, before: Fingers, after: Fingers): void {
  if (session.cropping.get()) {
    session.cropping.pinch(before, after);
    return;
  }
  session.panBy({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
  if (before.spread > 0 && after.spread > 0) session.camera.zoomAt(after.middle, after.spread / before.spread);
}

/** Of two points on the desk: their middle, how far they are apart, and the direction from one to the other. */
function fingersAt(points: readonly Point[]): Fingers {
  const [a, b] = points as readonly [Point, Point];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.hypot(a.x - b.x, a.y - b.y),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}
