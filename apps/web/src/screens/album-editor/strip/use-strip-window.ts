import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface StripWindow {
  readonly from: number;
  readonly width: number;
}

/** The part of the strip that is seen, in steps, so that scrolling by a pixel draws nothing anew. */
const STEP = 100;

export function useStripWindow(scroller: RefObject<HTMLElement | null>): StripWindow {
  const [seen, setSeen] = useState<StripWindow>({ from: 0, width: 1200 });
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const from = Math.floor(element.scrollLeft / STEP) * STEP;
    const width = Math.ceil(element.clientWidth / STEP + 1) * STEP;
    setSeen((before) => (before.from === from && before.width === width ? before : { from, width }));
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, look]);
  return seen;
}
