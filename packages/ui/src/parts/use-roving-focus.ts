import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { nextInGrid } from './next-in-grid.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes a list one tab stop: arrows, Home and End walk through its items, Tab leaves it. Items are the direct children;
 * the first thing in an item that takes the focus stands for it, and the rest of the item in hand stays reachable by Tab.
 * Spread the result on the list element.
 */
export function useRovingFocus<List extends HTMLElement>(): {
  ref: RefObject<List | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
} {
  const ref = useRef<List>(null);
  const inHand = useRef<Element | null>(null);

  const items = () => [...(ref.current?.children ?? [])].filter((item) => item.querySelector(FOCUSABLE));
  const take = (item: Element | undefined) => {
    inHand.current = item ?? null;
    for (const one of items())
      for (const part of one.querySelectorAll<HTMLElement>(FOCUSABLE))
        if (!part.closest('[popover]')) part.tabIndex = one === item ? 0 : -1;
  };
  useEffect(() => {
    // After every change of the list: new items are out of the tab order, and a removed one hands over to the first.
    const all = items();
    take(all.find((item) => item === inHand.current) ?? all[0]);
  });

  return {
    ref,
    onFocus: (event) => {
      const item = items().find((one) => one.contains(event.target));
      if (item && item !== inHand.current) take(item);
    },
    onKeyDown: (event) => {
      const all = items();
      const at = all.findIndex((item) => item.contains(event.target as Node));
      const part = (event.target as Element).closest('[popover], input, textarea, select');
      if (event.defaultPrevented || at < 0 || part || event.altKey || event.ctrlKey || event.metaKey) return;
      const boxes = all.map((item) => item.getBoundingClientRect());
      const next = nextInGrid(boxes, at, event.key);
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    },
  };
}
