import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fallsOver, MOST_ZOOM, movedBy, progressOf, settled, type View, WHOLE, zoomedAt } from './drag-progress.ts';
import type { BookForm } from './openings.ts';
import type { Direction } from './turn-motions.ts';
import type { PageTurn } from './use-page-turn.ts';

/** Less is a click. */
const SLOP_PX = 6;
/** So far back it is looked how fast a finger was. */
const SPEED_MS = 60;
export const ZOOM_STEP = 1.5;

interface HandParts {
  /** What takes the fingers: as large as what is shown at most. */
  readonly stage: RefObject<HTMLElement | null>;
  /** What is zoomed in it. */
  readonly zoomed: RefObject<HTMLElement | null>;
  readonly form: BookForm;
  /** In pixels. */
  readonly pageWidth: number;
  readonly turning: Pick<PageTurn, 'take' | 'pull' | 'letGo'>;
  /** A page was clicked. */
  readonly onClick: (by: Direction) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}
interface Held {
  readonly start: Finger;
  last: Finger & { readonly time: number };
  speed: number;
  does: 'nothing yet' | 'pan' | 'scroll' | { readonly by: Direction };
}

/** Turning, zooming and moving about by finger, mouse and wheel. A second finger ends what the first one began. */
export function useHand({ stage, zoomed, form, pageWidth, turning, onClick }: HandParts) {
  const [scale, setScale] = useState(1);
  const view = useRef<View>(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  const held = useRef<Held | null>(null);

  function size(): { width: number; height: number } {
    return { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };
  }
  function show(next: View): void {
    view.current = next;
    const { x, y, scale: by } = next;
    zoomed.current?.style.setProperty('transform', by === 1 ? '' : `translate(${x}px,${y}px) scale(${by})`);
  }
  function rest(next: View): void {
    show(next);
    setScale(next.scale);
  }
  /** In pixels of the stage. */
  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Finger {
    const box = stage.current!.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }
  function zoom(to: number, at: Finger = { x: size().width / 2, y: size().height / 2 }): void {
    rest(settled(zoomedAt(view.current, Math.min(MOST_ZOOM, to), at, size())));
  }
  /** What the first finger began. */
  function giveUp(): void {
    if (typeof held.current?.does === 'object') turning.letGo(false);
    held.current = null;
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return;
    const at = placeOf(event);
    fingers.current.set(event.pointerId, at);
    giveUp();
    if (fingers.current.size > 1) return;
    held.current = { start: at, last: { ...at, time: event.timeStamp }, speed: 0, does: 'nothing yet' };
  }
  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const at = placeOf(event);
    if (fingers.current.size === 2) pinch(event.pointerId, before, at);
    fingers.current.set(event.pointerId, at);
    const hand = held.current;
    if (!hand) return;
    if (hand.does === 'nothing yet') decide(hand, at, event);
    const elapsed = event.timeStamp - hand.last.time;
    // Whoever held still in between does not flick.
    const weight = Math.min(1, elapsed / SPEED_MS);
    if (elapsed > 0) hand.speed = (1 - weight) * hand.speed + weight * ((at.x - hand.last.x) / elapsed);
    if (hand.does === 'pan') show(movedBy(view.current, { x: at.x - hand.last.x, y: at.y - hand.last.y }, size()));
    hand.last = { ...at, time: event.timeStamp };
    if (typeof hand.does === 'object') turning.pull(pulledTo(hand, hand.does.by));
  }
  function decide(hand: Held, at: Finger, event: PointerEvent): void {
    const [x, y] = [at.x - hand.start.x, at.y - hand.start.y];
    if (Math.hypot(x, y) < SLOP_PX) return;
    stage.current?.setPointerCapture(event.pointerId);
    const by = x < 0 ? 1 : -1;
    if (view.current.scale > 1) hand.does = 'pan';
    else if (Math.abs(x) > Math.abs(y) && turning.take(by)) hand.does = { by };
    else hand.does = 'scroll';
  }
  function pulledTo({ start, last }: Held, by: Direction): number {
    const middle = size().width / 2;
    return progressOf({ form, by, start: start.x - middle, now: last.x - middle, pageWidth });
  }
  function pinch(id: number, before: Finger, at: Finger): void {
    const other = [...fingers.current].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const distance = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const moved = movedBy(view.current, { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 }, size());
    show(zoomedAt(moved, (moved.scale * distance(at)) / distance(before), middle, size()));
  }
  function onPointerUp(event: PointerEvent): void {
    if (!fingers.current.delete(event.pointerId)) return;
    const hand = held.current;
    held.current = null;
    if (!hand) return fingers.current.size === 0 ? rest(settled(view.current)) : undefined;
    if (typeof hand.does === 'object') {
      const { by } = hand.does;
      const speed = event.timeStamp - hand.last.time > SPEED_MS ? 0 : hand.speed;
      turning.letGo(fallsOver(pulledTo(hand, by), -speed * by));
    } else if (hand.does === 'nothing yet' && view.current.scale === 1) click(hand.start);
  }
  function onPointerCancel({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId);
    giveUp();
  }
  /** On a page: the right half goes on, the left half back. */
  function click({ x }: Finger): void {
    const fromMiddle = x - size().width / 2;
    const reach = form === 'pages' ? pageWidth / 2 : pageWidth;
    if (Math.abs(fromMiddle) <= reach) onClick(fromMiddle > 0 ? 1 : -1);
  }

  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent): void => {
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && view.current.scale === 1) return;
      event.preventDefault();
      if (isZoom) zoom(view.current.scale * Math.exp(-event.deltaY / 200), placeOf(event));
      else show(movedBy(view.current, { x: -event.deltaX, y: -event.deltaY }, size()));
    };
    // React's own listeners cannot keep the page from zooming.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  });

  return { scale, zoom, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
