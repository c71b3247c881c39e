import type { PointerInput, PointerTarget } from '@figurina/editor';
import { toWorld } from '@figurina/editor';
import { useEffect, type RefObject } from 'react';
import type { EditorSession } from '../session/editor-session.ts';
import type { Fingers } from '../session/open-crop.ts';

/** Two clicks of a double click are at most this far apart, in time and in pixels. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 6;
const DOUBLE_FINGER_PX = 24;
const MODIFIERS = new Set(['Shift', 'Alt', 'Control', 'Meta']);

/**
 * Turns the browser's pointer events into those of the tools: one move a frame, capture while pressed, two fingers for
 * the camera.
 */
export function usePointer(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const { camera, tools } = session;
    const fingers = new Map<number, { x: number; y: number }>();
    let last = { time: 0, x: 0, y: 0, clicks: 0 };
    let pressed: number | null = null;
    let waiting: PointerEvent | null = null;
    /** The last word of a pressed pointer, told again when Shift, Alt or Ctrl is pressed or let go on the way. */
    let latest: PointerEvent | null = null;
    let frame = 0;

    // Asking for it in the middle of a gesture would make the browser lay the page out at every move.
    let bounds: DOMRect | null = null;
    const observer = new ResizeObserver(() => (bounds = null));
    observer.observe(canvas);
    const place = (event: PointerEvent | MouseEvent): { x: number; y: number } => {
      const { left, top } = (bounds ??= canvas.getBoundingClientRect());
      return { x: event.clientX - left, y: event.clientY - top };
    };
    function input(event: PointerEvent, clicks = 1): PointerInput {
      const screen = place(event);
      return {
        screen,
        world: toWorld(camera.get(), screen),
        button: event.button,
        shift: event.shiftKey,
        alt: event.altKey,
        ctrl: event.ctrlKey || event.metaKey,
        clicks,
        kind: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
        target: targetOf(event.target),
      };
    }

    function down(event: PointerEvent): void {
      bounds = null;
      waiting = null;
      if (event.target instanceof Element && event.target.closest('[data-typing], button')) return;
      // Who points at things needs no hint about keys.
      canvas!.dataset['pointed'] = '';
      canvas!.focus({ preventScroll: true });
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 2) {
        tools.cancel();
        pressed = null;
        return;
      }
      const { x, y } = place(event);
      const near = event.pointerType === 'touch' ? DOUBLE_FINGER_PX : DOUBLE_PX;
      const again = event.timeStamp - last.time < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < near;
      last = { time: event.timeStamp, x, y, clicks: again ? last.clicks + 1 : 1 };
      pressed = event.pointerId;
      latest = event;
      canvas!.setPointerCapture(event.pointerId);
      if (event.button !== 2) event.preventDefault();
      session.pointerDown(input(event, last.clicks));
    }
    function flush(): void {
      frame = 0;
      const event = waiting;
      waiting = null;
      if (!event) return;
      session.present(toWorld(camera.get(), place(event)));
      if (pressed === event.pointerId) tools.pointerMove(input(event));
    }
    function move(event: PointerEvent): void {
      if (fingers.size === 2 && fingers.has(event.pointerId)) {
        pinch(event);
        return;
      }
      waiting = event;
      latest = event;
      frame ||= requestAnimationFrame(flush);
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (pressed !== event.pointerId) return;
      if (waiting) flush();
      pressed = null;
      tools.pointerUp(input(event, last.clicks));
    }
    function cancel(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (pressed === event.pointerId) tools.cancel();
      pressed = null;
    }
    function pinch(event: PointerEvent): void {
      const before = fingersOf([...fingers.values()]);
      fingers.set(event.pointerId, place(event));
      const after = fingersOf([...fingers.values()]);
      if (session.cropping.get()) {
        session.cropping.pinch(before, after);
        return;
      }
      session.panBy({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
      if (before.spread > 0) camera.zoomAt(after.middle, after.spread / before.spread);
    }
    function modifier(event: KeyboardEvent): void {
      if (!MODIFIERS.has(event.key)) delete canvas!.dataset['pointed'];
      if (pressed === null || !latest || !MODIFIERS.has(event.key)) return;
      // Alt by itself would move the focus to the browser's menu.
      event.preventDefault();
      if (event.repeat) return;
      if (waiting) flush();
      const { shiftKey: shift, altKey: alt } = event;
      tools.pointerMove({ ...input(latest), shift, alt, ctrl: event.ctrlKey || event.metaKey });
    }
    function enter(): void {
      bounds = null;
    }
    /** What is dragged stays under the pointer also while wheel and keys move the album. */
    function follow(): void {
      if (pressed === null || !latest) return;
      waiting ??= latest;
      frame ||= requestAnimationFrame(flush);
    }
    function leave(): void {
      if (pressed === null) waiting = null;
      session.present(null);
    }

    const endFollowing = camera.subscribe(follow);
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', up);
    canvas.addEventListener('pointercancel', cancel);
    canvas.addEventListener('lostpointercapture', cancel);
    window.addEventListener('keydown', modifier);
    window.addEventListener('keyup', modifier);
    canvas.addEventListener('pointerenter', enter);
    canvas.addEventListener('pointerleave', leave);
    return () => {
      cancelAnimationFrame(frame);
      endFollowing();
      observer.disconnect();
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('lostpointercapture', cancel);
      window.removeEventListener('keydown', modifier);
      window.removeEventListener('keyup', modifier);
      canvas.removeEventListener('pointerenter', enter);
      canvas.removeEventListener('pointerleave', leave);
    };
  }, [element, session]);
}

/** Of two points on the desk: their middle, how far they are apart, and the direction from one to the other. */
function fingersOf(points: readonly { x: number; y: number }[]): Fingers {
  const [a, b] = points as [{ x: number; y: number }, { x: number; y: number }];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.hypot(a.x - b.x, a.y - b.y),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

function targetOf(target: EventTarget | null): PointerTarget {
  if (target instanceof Element && target.closest('[data-picture-corner]')) return { kind: 'picture' };
  const handle =
    target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset['handle'] : undefined;
  if (!handle) return { kind: 'canvas' };
  return handle === 'rotate' ? { kind: 'rotate' } : ({ kind: 'handle', handle } as PointerTarget);
}
