import { useRef, type PointerEvent } from 'react';

/** So many pixels are a step; with shift they are ten. */
const PIXELS = 2;
const LARGE = 10;

interface Scrub {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Dragging a label sideways changes its number: `onScrub` hears by how much in all, once a frame, and then the end. */
export function useScrub(onScrub: (by: number, done: boolean) => void): Scrub {
  const held = useRef<{ from: number; by: number; frame: number } | null>(null);

  function end(event: PointerEvent<HTMLElement>): void {
    const scrub = held.current;
    held.current = null;
    if (!scrub) return;
    cancelAnimationFrame(scrub.frame);
    if (scrub.by !== 0) onScrub(event.type === 'pointercancel' ? 0 : scrub.by, true);
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { from: event.clientX, by: 0, frame: 0 };
    },
    onPointerMove(event) {
      const scrub = held.current;
      if (!scrub) return;
      scrub.by = Math.round((event.clientX - scrub.from) / PIXELS) * (event.shiftKey ? LARGE : 1);
      scrub.frame ||= requestAnimationFrame(() => {
        scrub.frame = 0;
        onScrub(scrub.by, false);
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
