/**
 * Drag and drop for fingers. Browsers start it by the mouse, and by touch only some of them; here a finger starts it for
 * every element that is `draggable`, and is told to the page in the events of the mouse's drag. So a source or a target
 * of the one is one of the other.
 */
import { createCarriage, type Carriage } from './carriage.ts';
import type { DragPoint } from './drag-point.ts';

/** So long a finger rests until it lifts what it rests on; so long until letting go asks for the menu instead of a click. */
const LIFT_MS = 280;
const MENU_MS = 500;
/** Within so many pixels a finger rests. */
const SLACK_PX = 10;

interface Touched {
  readonly finger: number;
  readonly source: HTMLElement;
  readonly at: DragPoint;
  readonly since: number;
  readonly timer: number;
  /** Taken off its place: from here on it goes where the finger goes. */
  lifted: boolean;
  carriage: Carriage | null;
}

/** `mayLift` says what a finger may not drag. Answers how to end it. */
export function listenToFingers(mayLift: (source: HTMLElement) => boolean): () => void {
  let touched: Touched | null = null;

  function begin(event: TouchEvent): void {
    if (event.touches.length > 1) return end();
    const finger = event.changedTouches[0]!;
    const source = sourceOf(event.target);
    if (!source || !mayLift(source)) return;
    const { identifier, clientX, clientY } = finger;
    const timer = window.setTimeout(lift, LIFT_MS);
    const at = { clientX, clientY };
    touched = { finger: identifier, source, at, since: event.timeStamp, timer, lifted: false, carriage: null };
  }
  function lift(): void {
    if (!touched) return;
    touched.lifted = true;
    touched.source.dataset['lifted'] = '';
    navigator.vibrate?.(8);
  }
  function move(event: TouchEvent): void {
    const finger = touched && [...event.changedTouches].find(({ identifier }) => identifier === touched?.finger);
    if (!touched || !finger) return;
    const { source, at, carriage } = touched;
    const by = { x: finger.clientX - at.clientX, y: finger.clientY - at.clientY };
    if (!carriage) {
      const rests = Math.hypot(by.x, by.y) < SLACK_PX;
      // What lies in a list that scrolls is pulled out across it; the other way the finger scrolls.
      if (!touched.lifted && (rests || !event.cancelable || scrollsBy(source, by))) return rests ? undefined : end();
      event.preventDefault();
      if (rests) return;
      window.clearTimeout(touched.timer);
      touched.carriage = createCarriage(source, at);
      if (!touched.carriage) return end();
    }
    event.preventDefault();
    touched.carriage?.move(finger);
  }
  function lifted(event: TouchEvent): void {
    if (!touched || ![...event.changedTouches].some(({ identifier }) => identifier === touched?.finger)) return;
    const { source, at, since, carriage } = touched;
    touched.carriage = null;
    end();
    if (carriage) {
      event.preventDefault();
      carriage.drop();
    } else if (event.timeStamp - since > MENU_MS && asksForMenu(source, at)) event.preventDefault();
  }
  function end(): void {
    if (!touched) return;
    const { timer, source, carriage } = touched;
    touched = null;
    window.clearTimeout(timer);
    delete source.dataset['lifted'];
    carriage?.cancel();
  }
  /** While a finger holds something, the browser neither drags it itself, nor opens its menu. */
  function keep(event: Event): void {
    if (!touched || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  /** To whoever drags by the mouse, a pointer that is heard of means that the drag has ended. */
  function hush(event: Event): void {
    if (touched?.carriage) event.stopImmediatePropagation();
  }

  const active = { capture: true, passive: false };
  document.addEventListener('touchstart', begin, { capture: true, passive: true });
  document.addEventListener('touchmove', move, active);
  document.addEventListener('touchend', lifted, active);
  document.addEventListener('touchcancel', end, { capture: true });
  window.addEventListener('contextmenu', keep, { capture: true });
  window.addEventListener('dragstart', keep, { capture: true });
  window.addEventListener('pointermove', hush, { capture: true });
  window.addEventListener('pointerdown', hush, { capture: true });
  return () => {
    end();
    document.removeEventListener('touchstart', begin, { capture: true });
    document.removeEventListener('touchmove', move, { capture: true });
    document.removeEventListener('touchend', lifted, { capture: true });
    document.removeEventListener('touchcancel', end, { capture: true });
    window.removeEventListener('contextmenu', keep, { capture: true });
    window.removeEventListener('dragstart', keep, { capture: true });
    window.removeEventListener('pointermove', hush, { capture: true });
    window.removeEventListener('pointerdown', hush, { capture: true });
  };
}

/** What a finger on `target` would drag: not what has a purpose of its own inside it. */
function sourceOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const source = target.closest<HTMLElement>('[draggable="true"]');
  const control = target.closest('button, a, input, textarea, select');
  return source && control && control !== source && source.contains(control) ? null : source;
}

/** Whether a list around it scrolls when a finger goes that way. */
function scrollsBy(source: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const upright = Math.abs(y) >= Math.abs(x);
  for (let element = source.parentElement; element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const free = upright
      ? element.scrollHeight > element.clientHeight && SCROLLS.has(overflowY)
      : element.scrollWidth > element.clientWidth && SCROLLS.has(overflowX);
    if (free) return true;
  }
  return false;
}
const SCROLLS = new Set(['auto', 'scroll']);

/** True when something opened a menu of its own. */
function asksForMenu(source: HTMLElement, at: DragPoint): boolean {
  return !source.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }));
}
