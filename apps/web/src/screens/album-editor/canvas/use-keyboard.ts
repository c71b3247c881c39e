import { useEffect, type RefObject } from 'react';
import { runKey } from '../actions/run-key.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The keys of the canvas. Undo, redo and zoom work everywhere in the editor but in fields; the rest while it has focus. */
export function useKeyboard(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    function down(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (
        event.defaultPrevented ||
        target?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]')
      )
        return;
      const onCanvas = element.current?.contains(target) ?? false;
      if (event.key === ' ' && onCanvas) {
        session.holdSpace(true);
        event.preventDefault();
        return;
      }
      if (runKey(event, session, onCanvas)) event.preventDefault();
    }
    function up(event: KeyboardEvent): void {
      if (event.key === ' ') session.holdSpace(false);
    }
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [element, session]);
}
