import { useEffect, useState, type RefObject } from 'react';

/** Null where the browser has no full screen, as on an iPhone. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { on: boolean; toggle: () => void } | null {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', listen);
    return () => document.removeEventListener('fullscreenchange', listen);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // Whether the window is filled is of use to nobody who was refused.
  const ignored = (): void => undefined;
  return {
    on,
    toggle: () => void (on ? document.exitFullscreen() : element.current?.requestFullscreen())?.then(ignored, ignored),
  };
}
