import type { PointerInput, PointerTarget } from '@figurina/editor';
import { toWorld } from '@figurina/editor';
import { useEffect, type RefObject } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';
import { createTwoFingers } from './two-fingers.ts';
import { useNoMiddlePaste } from './use-no-middle-paste.ts';

/** Two clicks of a double click are at most this far apart, in time and in pixels. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 6;
const DOUBLE_FINGER_PX = 24;
const NO_CLICK = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0, clicks: 0 };
const MODIFIERS = new Set(['Shift', 'Alt', 'Control', 'Meta']);
/** The keys of who goes through the page without a mouse. */
const GOING = /^(Tab|F6|F10)$/;

/**
 * Turns the browser's pointer events into those of the tools: one move a frame, capture while pressed, two fingers for
 * the camera.
 */
export function usePointer(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useNoMiddlePaste(element);
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const { camera, tools } = session;
    const fingers = createTwoFingers(session);
    let last = NO_CLICK;
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
      // A hand that rests beside the pen, or a finger while the mouse is held.
      if (pressed !== null && latest?.pointerType !== event.pointerType) return;
      bounds = null;
      waiting = null;
      if (event.pointerType === 'touch' && touch(event)) return;
      if (event.target instanceof Element && event.target.closest('[data-typing], button')) return;
      // The press is taken here, so that nothing that hangs from the toolbar hears that one has gone elsewhere.
      session.floating.show(null);
      // Who points at things needs no hint about keys.
      canvas!.dataset['pointed'] = '';
      // A finger may have come to move the view: the text that is open, and its keyboard, wait and see.
      if (event.pointerType !== 'touch') canvas!.focus({ preventScroll: true });
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
    /** True when fingers hold the view: what one of them had begun is undone, and none of them presses anything. */
    function touch(event: PointerEvent): boolean {
      if (event.isPrimary) fingers.clear();
      if (!fingers.down(event.pointerId, place(event))) return false;
      if (pressed !== null) tools.cancel();
      pressed = null;
      last = NO_CLICK;
      // What lies below may be drawn anew on the way, and take its events with it.
      canvas!.setPointerCapture(event.pointerId);
      event.preventDefault();
      return true;
    }
    function flush(): void {
      frame = 0;
      fingers.follow();
      const event = waiting;
      waiting = null;
      if (!event) return;
      session.present(toWorld(camera.get(), place(event)));
      if (pressed === event.pointerId) tools.pointerMove(input(event));
    }
    function move(event: PointerEvent): void {
      frame ||= requestAnimationFrame(flush);
      if (event.pointerType === 'touch' && fingers.move(event.pointerId, place(event))) return;
      waiting = event;
      if (pressed === event.pointerId) latest = event;
    }
    /** A finger has done what it came for. A text, or a menu, that is open by now has the focus. */
    function focusAfter(): void {
      if (session.selection.get().mode !== 'text' && !session.windows.get()) canvas!.focus({ preventScroll: true });
    }
    function up(event: PointerEvent): void {
      if (pressed !== event.pointerId) return;
      if (waiting) flush();
      pressed = null;
      tools.pointerUp(input(event, last.clicks));
      if (event.pointerType === 'touch') focusAfter();
      const { x, y } = place(event);
      // A press after a drag is the first again, however soon it comes.
      if (Math.hypot(x - last.x, y - last.y) > DOUBLE_FINGER_PX) last = NO_CLICK;
    }
    function cancel(event: PointerEvent): void {
      // The browser's own hold of what was touched first ends as well, when the desk takes over.
      if (event.type === 'lostpointercapture' && event.target !== canvas) return;
      if (pressed === event.pointerId) tools.cancel();
      if (pressed === event.pointerId) pressed = null;
    }
    /** Heard of wherever it happens: what was touched may be gone by then. */
    function lift(event: PointerEvent): void {
      fingers.up(event.pointerId);
    }
    function modifier(event: KeyboardEvent): void {
      if (GOING.test(event.key)) delete canvas!.dataset['pointed'];
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
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', lift);
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
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', lift);
      window.removeEventListener('keydown', modifier);
      window.removeEventListener('keyup', modifier);
      canvas.removeEventListener('pointerenter', enter);
      canvas.removeEventListener('pointerleave', leave);
    };
  }, [element, session]);
}

function targetOf(target: EventTarget | null): PointerTarget {
  if (target instanceof Element && target.closest('[data-picture-corner]')) return { kind: 'picture' };
  const handle =
    target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset['handle'] : undefined;
  if (!handle) return { kind: 'canvas' };
  return handle === 'rotate' ? { kind: 'rotate' } : ({ kind: 'handle', handle } as PointerTarget);
}
