import { useEffect, type RefObject } from 'react';
import { type KeyFocus, runKey } from '../../actions/run-key.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { isField, isPanelControl, isTypingPlace } from '../../parts/typing-places.ts';

/** The keys of the canvas, and of the editor around it: `runKey` says which work where. */
export function useKeyboard(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    /** The shield over the album shows the hand that would take hold of it (`canvas.css`). */
    function holdSpace(held: boolean): void {
      session.holdSpace(held);
      element.current?.toggleAttribute('data-space', held);
    }
    /** Who goes to another window lets go of the key there. */
    function away(): void {
      holdSpace(false);
    }
    function down(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.defaultPrevented) return;
      const isOfAlbum = isHistoryKey(event) || isAllKey(event);
      if (isTypingPlace(target) && !(isOfAlbum && isPanelControl(target))) {
        // The browser would take all of the web page.
        if (isAllKey(event) && !isField(target)) event.preventDefault();
        return;
      }
      if (session.strayKeys.takes({ key: event.key, mod: event.ctrlKey || event.metaKey, alt: event.altKey })) {
        event.preventDefault();
        return;
      }
      const focus = focusOf(element.current, target);
      const pans = session.selection.get().mode !== 'text' && (focus === 'canvas' || target === document.body);
      if (event.key === ' ' && pans) {
        holdSpace(true);
        event.preventDefault();
        return;
      }
      if (runKey(event, session, focus)) event.preventDefault();
    }
    function up(event: KeyboardEvent): void {
      if (event.key === ' ') holdSpace(false);
      const target = event.target instanceof HTMLElement ? event.target : null;
      // A key that was held is one step of undo; pressed again it begins another.
      if (event.key.startsWith('Arrow') && !target?.closest('input, [contenteditable="true"]'))
        session.history.endMerging();
    }
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, [element, session]);
}

/** Ctrl Z, Ctrl Shift Z, Ctrl Y. */
function isHistoryKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}

function isAllKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'a';
}

function focusOf(desk: HTMLElement | null, target: HTMLElement | null): KeyFocus {
  if (desk?.contains(target)) return 'canvas';
  if (target === document.body || desk?.parentElement?.contains(target)) return 'beside';
  // Lists that lead about in the album: who has pressed something there works on what that has brought up.
  return target?.closest('[data-keys="canvas"]') ? 'beside' : 'elsewhere';
}
