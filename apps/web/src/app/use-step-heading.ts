import { type RefObject, useEffect, useRef } from 'react';

/** Every step begins at its top, with the focus on its heading: screen readers say where one is. */
export function useStepHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
