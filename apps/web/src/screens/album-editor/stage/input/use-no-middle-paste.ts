import { useEffect, type RefObject } from 'react';

/** The browser pastes right after the button is let go. */
const SOON_MS = 100;
const MIDDLE = 1;

/**
 * On Linux the middle button pastes what was last selected anywhere. On the canvas it pans: what comes as a paste right
 * after it is nobody's wish.
 */
export function useNoMiddlePaste(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    let released = Number.NEGATIVE_INFINITY;
    function lift(event: PointerEvent): void {
      const writes = event.target instanceof Element && event.target.closest('[data-typing]') !== null;
      if (event.button === MIDDLE && !writes) released = event.timeStamp;
    }
    function paste(event: ClipboardEvent): void {
      if (event.timeStamp - released > SOON_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    canvas.addEventListener('pointerup', lift);
    window.addEventListener('paste', paste, { capture: true });
    return () => {
      canvas.removeEventListener('pointerup', lift);
      window.removeEventListener('paste', paste, { capture: true });
    };
  }, [element]);
}
