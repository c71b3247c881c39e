import { useEffect, type RefObject } from 'react';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], [role="menu"], [contenteditable="true"]';

/** The keys that turn the book, wherever the focus is, unless a dialog lies over it; each goes to an opening. */
export function useTurnKeys(
  stage: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, number>>,
  turnTo: (at: number) => void,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const to = keys[event.key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target, defaultPrevented } = event;
      if (defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
      const [infront, own] = [dialogOf(document.activeElement), dialogOf(stage.current)];
      if (infront !== own) return;
      event.preventDefault();
      turnTo(to);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

function dialogOf(element: Element | null): Element | null {
  return element?.closest('dialog, [role="dialog"]') ?? null;
}
