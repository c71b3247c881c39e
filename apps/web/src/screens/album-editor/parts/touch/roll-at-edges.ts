/** Near its ends a list scrolls by so many pixels a frame while something is dragged over it. */
const EDGE = { x: 70, y: 44 } as const;
const STEP = 14;

export interface Roller {
  /** Where what is dragged is now, in pixels of the window. */
  over(pointer: { readonly clientX: number; readonly clientY: number }): void;
  stop(): void;
}

/** Scrolls an element while something is dragged near its ends, so that what is out of sight can be reached. */
export function createRoller(scroller: () => HTMLElement | null, axis: 'x' | 'y'): Roller {
  let step = 0;
  let frame = 0;
  function roll(): void {
    frame = 0;
    if (step === 0) return;
    scroller()?.scrollBy(axis === 'x' ? { left: step } : { top: step });
    frame = requestAnimationFrame(roll);
  }
  return {
    over({ clientX, clientY }) {
      const bounds = scroller()?.getBoundingClientRect();
      if (!bounds) return;
      const isOver = axis === 'x' || (clientX > bounds.left && clientX < bounds.right);
      const [at, from, to] = axis === 'x' ? [clientX, bounds.left, bounds.right] : [clientY, bounds.top, bounds.bottom];
      step = !isOver ? 0 : at < from + EDGE[axis] ? -STEP : at > to - EDGE[axis] ? STEP : 0;
      if (step !== 0) frame ||= requestAnimationFrame(roll);
    },
    stop() {
      step = 0;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
