import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const PARTS = 'input, select, button, a[href]';

/**
 * Makes a table of fields and buttons one tab stop: arrows up and down go to the next row, left and right to the next part
 * of a row (in a text only from its ends; a list keeps up and down to itself), Tab leaves. Rows carry `data-row`. Where the
 * part in hand goes, since it was the answer to a question, the first of its row takes the focus.
 */
export function useOneStop<Rows extends HTMLElement>(): {
  ref: RefObject<Rows | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
} {
  const ref = useRef<Rows>(null);
  const inHand = useRef<HTMLElement | null>(null);
  const rowInHand = useRef<string | null>(null);

  const partsOf = (inside: Element | null) => [...(inside?.querySelectorAll<HTMLElement>(PARTS) ?? [])];
  const rowOf = (part: Element) => part.closest<HTMLElement>('[data-row]');
  const take = (part: HTMLElement | undefined) => {
    inHand.current = part ?? null;
    rowInHand.current = part ? (rowOf(part)?.dataset['row'] ?? null) : null;
    for (const one of partsOf(ref.current)) one.tabIndex = one === part ? 0 : -1;
  };
  useEffect(() => {
    const parts = partsOf(ref.current);
    const isGone = inHand.current && !inHand.current.isConnected;
    const row = rowInHand.current;
    const same = row === null ? null : ref.current?.querySelector(`[data-row="${CSS.escape(row)}"]`);
    const next = isGone ? (partsOf(same ?? null)[0] ?? parts[0]) : (inHand.current ?? parts[0]);
    take(next && parts.includes(next) ? next : parts[0]);
    if (isGone && document.activeElement === document.body) inHand.current?.focus({ preventScroll: true });
  });

  return {
    ref,
    onFocus: () => {
      const part = document.activeElement;
      if (part instanceof HTMLElement && part !== inHand.current && ref.current?.contains(part)) take(part);
    },
    onKeyDown: (event) => {
      const part = event.target;
      if (!(part instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const row = rowOf(part);
      if (!row) return;
      const isList = part instanceof HTMLSelectElement;
      const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
      let next: HTMLElement | undefined;
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        if (part instanceof HTMLInputElement && !isAtEnd(part, step)) return;
        const parts = partsOf(row);
        next = parts[parts.indexOf(part) + step];
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isList) {
        const rows = [...(ref.current?.querySelectorAll('[data-row]') ?? [])];
        next = nearest(partsOf(rows[rows.indexOf(row) + step] ?? null), part);
      } else return;
      event.preventDefault();
      next?.focus();
    },
  };
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  return selectionStart === selectionEnd && selectionStart === (step > 0 ? value.length : 0);
}

/** Of another row, what stands most nearly below or above. */
function nearest(parts: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const middle = (part: HTMLElement) => {
    const { left, width } = part.getBoundingClientRect();
    return left + width / 2;
  };
  const wanted = middle(from);
  return parts.toSorted((a, b) => Math.abs(middle(a) - wanted) - Math.abs(middle(b) - wanted))[0];
}
