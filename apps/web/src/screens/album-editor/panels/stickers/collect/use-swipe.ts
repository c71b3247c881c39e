import { type PointerEvent, useRef } from 'react';

const FAR_PX = 80;

/** A finger that goes far to one side and little up or down. Mice and pens do not swipe. */
export function useSwipe({ left, right }: { left: () => void; right: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const onControl = (event.target as Element).closest('input, select, [data-cropping], [role="slider"]');
      start.current = event.pointerType === 'touch' && !onControl ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < FAR_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x > 0) right();
      else left();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
