import { wheelFactor } from '@figurina/editor';
import { useEffect, type RefObject } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';

const LINE_PX = 20;

/** Ctrl and wheel (and a pinch on a touchpad) zoom at the pointer, the wheel alone scrolls, with shift sideways. Over a picture that is being cropped it grows the picture. */
export function useWheel(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const unit = unitOf(event, canvas!);
      if (session.cropping.get()) {
        const { left, top } = canvas!.getBoundingClientRect();
        const at = { x: event.clientX - left, y: event.clientY - top };
        if (session.cropping.wheel(at, wheelFactor(event.deltaY * unit))) return;
      }
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = canvas!.getBoundingClientRect();
        session.camera.zoomAt({ x: event.clientX - left, y: event.clientY - top }, wheelFactor(event.deltaY * unit));
        return;
      }
      const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      session.panBy({ x: -x * unit, y: -y * unit });
    }
    canvas.addEventListener('wheel', wheel, { passive: false });
    return () => canvas.removeEventListener('wheel', wheel);
  }, [element, session]);
}

/** What one step of a wheel is in pixels: some mice and browsers count in lines or pages. */
function unitOf({ deltaMode }: WheelEvent, { clientHeight }: HTMLElement): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return LINE_PX;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? clientHeight : 1;
}
