import { type RefObject, useCallback } from 'react';
import { useScrolled } from '../../../parts/use-scrolled.ts';

/** Rows above and below what is seen. */
const SPARE = 8;
const START = { from: 0, to: 2 * SPARE };

/** Which rows of a long list are in or near view, when all are equally high: `from` and the one behind the last. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rowPx: number, count: number) {
  const rowsOf = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => ({
      from: Math.max(0, Math.floor(scrollTop / rowPx) - SPARE),
      to: Math.ceil((scrollTop + clientHeight) / rowPx) + SPARE,
    }),
    [rowPx],
  );
  const range = useScrolled(scroller, START, rowsOf);
  const from = Math.min(range.from, Math.max(0, count - 1));
  return { from, to: Math.min(count, range.to) };
}
