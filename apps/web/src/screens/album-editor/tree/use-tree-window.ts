import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface TreeWindow {
  /** Height of a row in pixels. */
  readonly row: number;
  /** The first and the last row in sight. */
  readonly first: number;
  readonly last: number;
}

/** Which rows of a tree are in sight. Its style sheet says how high one is. */
export function useTreeWindow(list: RefObject<HTMLElement | null>): TreeWindow {
  const [seen, setSeen] = useState<TreeWindow>({ row: 36, first: 0, last: 30 });
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--tree-row')) || 36;
    const first = Math.floor(element.scrollTop / row);
    const last = Math.ceil((element.scrollTop + element.clientHeight) / row);
    setSeen((before) =>
      before.row === row && before.first === first && before.last === last ? before : { row, first, last },
    );
  }, [list]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, look]);
  return seen;
}
