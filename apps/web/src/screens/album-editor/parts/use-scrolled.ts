import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * What is in sight of an element that scrolls, read anew when it scrolls or has another size. The same until `read` says
 * otherwise: whoever draws by it draws nothing anew for a pixel. `read` has to stay the same function.
 */
export function useScrolled<Seen extends object>(
  scroller: RefObject<HTMLElement | null>,
  start: Seen,
  read: (element: HTMLElement) => Seen,
): Seen {
  const [seen, setSeen] = useState(start);
  const look = useCallback(() => {
    if (!scroller.current) return;
    const now = read(scroller.current);
    setSeen((before) => (isSame(before, now) ? before : now));
  }, [scroller, read]);
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

function isSame<Seen extends object>(a: Seen, b: Seen): boolean {
  return (Object.keys(a) as (keyof Seen)[]).every((key) => a[key] === b[key]);
}
