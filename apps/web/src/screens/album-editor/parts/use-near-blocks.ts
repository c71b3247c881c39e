import { type RefObject, useLayoutEffect, useState } from 'react';
import { scrollerOf } from './scroller-of.ts';

/** How far beyond the visible part of the list its blocks are filled, in pixels. */
const MARGIN_PX = 300;
const FIRST: ReadonlySet<number> = new Set([0]);

/**
 * Which blocks of a long list are in or near view, for a list that fills only those. The first and the last row of a
 * filled block and the gap of an empty one carry `data-block`. The block that has the focus stays.
 */
export function useNearBlocks(list: RefObject<HTMLElement | null>, blocks: number, wanted: number | null) {
  const [near, setNear] = useState(FIRST);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || blocks < 2) return;
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        const next = new Set<number>();
        for (const [target, isNear] of seen)
          if (isNear || target.contains(document.activeElement)) next.add(blockOf(target));
        const focused = document.activeElement?.closest('[data-row-block]');
        if (focused && element.contains(focused)) next.add(Number(focused.getAttribute('data-row-block')));
        if (wanted !== null) next.add(wanted);
        setNear((before) => (sameSet(before, next) ? before : next));
      },
      { root: scrollerOf(element), rootMargin: `${MARGIN_PX}px 0px` },
    );
    for (const edge of element.querySelectorAll('[data-block]')) observer.observe(edge);
    return () => observer.disconnect();
    // After every change of the list, since its rows and gaps are others then.
  });
  return near;
}

const blockOf = (element: Element): number => Number(element.getAttribute('data-block'));

function sameSet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
