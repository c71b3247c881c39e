import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what was drawn last: whoever is handed it need not be drawn anew. */
export function useLatest<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
