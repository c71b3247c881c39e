/** One finger moves, two fingers move and pinch, a wheel zooms. Steps are told in pixels of the element. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fingers {
  readonly start: () => void;
  readonly move: (step: { by: Point; factor: number; at: Point }) => void;
  readonly end: () => void;
}

/** A wheel has no end: after this long without turning it has. */
const WHEEL_REST_MS = 250;

/** Answers how to stop following. */
export function followFingers(element: HTMLElement, { start, move, end }: Fingers): () => void {
  const fingers = new Map<number, Point>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listen: (event: HTMLElementEventMap[Name]) => void) =>
    element.addEventListener(name, listen, { signal: stop.signal, passive: false });
  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  on('pointerdown', (event) => {
    if (event.button !== 0 || fingers.size === 2) return;
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 0) start();
    fingers.set(event.pointerId, pointOf(event));
  });
  on('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spanOf([...fingers.values()]);
    fingers.set(event.pointerId, pointOf(event));
    const after = spanOf([...fingers.values()]);
    const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
    move({ by, factor: before.length > 0 ? after.length / before.length : 1, at: after.middle });
  });
  const lift = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) end();
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('wheel', (event) => {
    event.preventDefault();
    if (resting === undefined) start();
    clearTimeout(resting);
    move({ by: { x: 0, y: 0 }, factor: Math.exp(-event.deltaY / 500), at: pointOf(event) });
    resting = setTimeout(() => {
      resting = undefined;
      end();
    }, WHEEL_REST_MS);
  });
  return () => {
    clearTimeout(resting);
    stop.abort();
  };
}

/** The middle of the fingers and how far two are apart; 0 for one. */
function spanOf(points: readonly Point[]): { middle: Point; length: number } {
  const [first, second] = points;
  if (!first) return { middle: { x: 0, y: 0 }, length: 0 };
  if (!second) return { middle: first, length: 0 };
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    length: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
}
