import type { NodeId } from '@figurina/album';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Has the album of then open at a spread, once it is known how wide it is; when it goes, `place` is where one looked, so that
 * another point opens there.
 */
export function usePlace(place: RefObject<NodeId | null>, isMeasured: boolean): RefObject<HTMLDivElement | null> {
  const pages = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = pages.current;
    if (!element || !isMeasured) return undefined;
    const spreads = [...element.querySelectorAll<HTMLElement>('[data-spread]')];
    const above = (spread: HTMLElement): number =>
      spread.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const [first] = spreads;
    const wanted = spreads.find(({ dataset }) => dataset['spread'] === place.current);
    // Above the first one stands what else is other than now.
    if (wanted && wanted !== first) element.scrollTop += above(wanted);
    return () => {
      const looked =
        element.scrollTop === 0 ? first : spreads.find((spread) => above(spread) + spread.offsetHeight > 0);
      place.current = (looked?.dataset['spread'] as NodeId | undefined) ?? place.current;
    };
  }, [place, isMeasured]);
  return pages;
}
