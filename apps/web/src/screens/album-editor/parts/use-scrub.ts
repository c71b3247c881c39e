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

/**
 * Dragging a label sideways changes its number: `onScrub` hears by how much in all, once a frame, and then the end. Shift
 * makes larger steps from where it is pressed on; Esc gives the number back.
 */
export function useScrub(onScrub: (by: number, done: boolean) => void): Scrub {
  const held = useRef<{ at: number; by: number; frame: number; end: () => void } | null>(null);

  /** Always told, also when it went nowhere in the end: the canvas shows what was told last. */
  function end(kept: boolean): void {
    const scrub = held.current;
    held.current = null;
    if (!scrub) return;
    cancelAnimationFrame(scrub.frame);
    scrub.end();
    onScrub(kept ? Math.round(scrub.by) : 0, true);
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      window.addEventListener('keydown', press, true);
      held.current = {
        at: event.clientX,
        by: 0,
        frame: 0,
        end: () => window.removeEventListener('keydown', press, true),
      };
    },
    onPointerMove(event) {
      const scrub = held.current;
      if (!scrub) return;
      scrub.by += ((event.clientX - scrub.at) / PIXELS) * (event.shiftKey ? LARGE : 1);
      scrub.at = event.clientX;
      scrub.frame ||= requestAnimationFrame(() => {
        scrub.frame = 0;
        onScrub(Math.round(scrub.by), false);
      });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}
