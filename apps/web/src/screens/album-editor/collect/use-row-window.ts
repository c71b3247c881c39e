import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows above and below what is seen. */
const SPARE = 8;

/** Which rows of a long list are in or near view, when all are equally high: `from` and the one behind the last. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rowPx: number, count: number) {
  const [range, setRange] = useState({ from: 0, to: 2 * SPARE });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = (): void => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowPx) - SPARE);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / rowPx) + SPARE;
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    look();
    const sized = new ResizeObserver(look);
    sized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rowPx]);
  const from = Math.min(range.from, Math.max(0, count - 1));
  return { from, to: Math.min(count, range.to) };
}
