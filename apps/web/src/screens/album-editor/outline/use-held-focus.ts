import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export interface HeldFocus {
  /** Gives the focus to a row once it is drawn. */
  want(id: string): void;
  /** Whether the keys are here, or would be if their row were not gone. */
  isHeld(): boolean;
  readonly handlers: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/**
 * Keeps the focus in a tree: when the row that has it is taken away, by its person or by a colleague, or put elsewhere in
 * the page, the row in hand gets it. Also a panel that opened gives it on to its tree.
 */
export function useHeldFocus(list: RefObject<HTMLElement | null>, reached: string | undefined): HeldFocus {
  const held = useRef(false);
  const wanted = useRef<string | null>(null);
  const rowOf = (id: string): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;

  useLayoutEffect(() => {
    const id = wanted.current ?? (held.current && isNowhere() ? reached : undefined);
    const row = id === undefined ? null : rowOf(id);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  useEffect(() => {
    const panel = list.current?.closest('aside');
    if (panel && document.activeElement === panel && reached !== undefined) rowOf(reached)?.focus();
    // A press elsewhere lets go, also on what takes no focus.
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) held.current = false;
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the tree appears
  }, []);

  return {
    want(id) {
      const row = rowOf(id);
      if (row) row.focus({ preventScroll: true });
      else wanted.current = id;
    },
    isHeld: () => held.current,
    handlers: {
      onFocus() {
        held.current = true;
      },
      onBlur(event) {
        const to = event.relatedTarget;
        if (to instanceof Node && !list.current?.contains(to)) held.current = false;
      },
    },
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
