import { toWorld } from '@figurina/editor';
import { useEffect, type RefObject } from 'react';
import { isHolding } from '../../actions/run-key.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { openMenuAt, openMenuOnSelection } from '../../actions/open-menu.ts';

/** A finger that rests so long, and moves no further than this, asks for the menu. */
const LONG_PRESS_MS = 500;
const STILL_PX = 8;

/** The context menu: by the right button, and by a finger that rests. The keys for it are an action of their own. */
export function useContextMenu(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const desk = element.current;
    if (!desk) return;
    let timer = 0;
    let finger: { id: number; x: number; y: number } | null = null;
    let hasOpened = false;

    function openAt(x: number, y: number): void {
      const { left, top } = desk!.getBoundingClientRect();
      session.tools.cancel();
      openMenuAt(session, { x, y }, toWorld(session.camera.get(), { x: x - left, y: y - top }));
    }
    function menu(event: MouseEvent): void {
      const { mode } = session.selection.get();
      // While somebody types or crops, the menu of the browser (spelling, pasting) is the right one.
      if (mode === 'text' || mode === 'image') return;
      event.preventDefault();
      // The right button in the middle of a drag is a slip of the hand.
      if (session.windows.get() || isHolding(session)) return;
      if (event.clientX === 0 && event.clientY === 0) openMenuOnSelection(session);
      else openAt(event.clientX, event.clientY);
    }
    function still(): void {
      window.clearTimeout(timer);
      finger = null;
    }
    function down(event: PointerEvent): void {
      still();
      // Of several fingers none asks for it: they hold the view.
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { clientX: x, clientY: y, pointerId: id } = event;
      finger = { id, x, y };
      timer = window.setTimeout(() => {
        finger = null;
        hasOpened = true;
        const { mode } = session.selection.get();
        if (mode !== 'text' && mode !== 'image' && !session.windows.get()) openAt(x, y);
      }, LONG_PRESS_MS);
    }
    function move(event: PointerEvent): void {
      if (finger?.id === event.pointerId && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL_PX)
        still();
    }
    /** The mouse events that follow a touch would close the menu again. */
    function lift(event: TouchEvent): void {
      if (hasOpened && event.cancelable) event.preventDefault();
      hasOpened = false;
    }
    desk.addEventListener('contextmenu', menu);
    desk.addEventListener('touchend', lift, { passive: false });
    desk.addEventListener('pointerdown', down);
    desk.addEventListener('pointermove', move);
    desk.addEventListener('pointerup', still);
    desk.addEventListener('pointercancel', still);
    return () => {
      still();
      desk.removeEventListener('contextmenu', menu);
      desk.removeEventListener('touchend', lift);
      desk.removeEventListener('pointerdown', down);
      desk.removeEventListener('pointermove', move);
      desk.removeEventListener('pointerup', still);
      desk.removeEventListener('pointercancel', still);
    };
  }, [element, session]);
}
