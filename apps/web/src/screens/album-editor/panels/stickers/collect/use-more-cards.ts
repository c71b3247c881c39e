import { type RefObject, useEffect, useState } from 'react';
import { watchView } from '../../../../../app/in-view.ts';

/** Cards that are there at first, and that come when the end of them comes into view. */
const CARDS = 24;
const MARGIN_PX = 800;

/** How many cards of a long list are there: more as one scrolls, and at any rate the one that is `wanted`. */
export function useMoreCards(list: RefObject<HTMLElement | null>, all: number, wanted: number) {
  const [count, setCount] = useState(CARDS);
  const shown = Math.min(all, Math.max(count, wanted + CARDS / 2));
  useEffect(() => {
    const last = list.current?.querySelector('.collect-item:last-of-type');
    if (!last || shown >= all) return;
    return watchView(last, (isInView) => isInView && setCount(shown + CARDS), {
      root: list.current,
      ahead: `${MARGIN_PX}px 0px`,
    });
  }, [list, shown, all]);
  return shown;
}
