import type { DragPoint } from './drag-point.ts';
import { createGhost } from './ghost.ts';

/** One thing on its way below a finger. */
export interface Carriage {
  move(to: DragPoint): void;
  drop(): void;
  cancel(): void;
}

/** Tells the page of a drag, as the browser tells it of the mouse's. Answers null where the source does not let go. */
export function createCarriage(source: HTMLElement, from: DragPoint): Carriage | null {
  const dataTransfer = new DataTransfer();
  const ghost = createGhost();
  // What the source asks the browser to show. May come a moment after the start.
  let pictured = false;
  dataTransfer.setDragImage = (element, x, y) => {
    pictured = true;
    ghost.show(element, { x, y });
  };
  let at = from;
  let over: Element | null = null;
  let frame = 0;
  const send = (target: Element, type: string): boolean =>
    target.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: type !== 'dragend' && type !== 'dragleave',
        composed: true,
        dataTransfer,
        clientX: at.clientX,
        clientY: at.clientY,
      }),
    );
  if (!send(source, 'dragstart')) return null;
  const { left, top } = source.getBoundingClientRect();
  if (!pictured) ghost.show(source, { x: from.clientX - left, y: from.clientY - top });

  function tell(): void {
    frame = 0;
    const next = document.elementFromPoint(at.clientX, at.clientY);
    if (next !== over) {
      if (next) send(next, 'dragenter');
      over = next;
    }
    if (over) send(over, 'dragover');
  }
  function finish(): void {
    cancelAnimationFrame(frame);
    ghost.hide();
    // A list may have drawn the source anew, or put it away.
    send(source.isConnected ? source : document.body, 'dragend');
  }
  return {
    move({ clientX, clientY }) {
      at = { clientX, clientY };
      ghost.move(at);
      frame ||= requestAnimationFrame(tell);
    },
    drop() {
      tell();
      if (over) send(over, 'drop');
      finish();
    },
    cancel: finish,
  };
}
