/** For tests: a screen is walked with Tab alone. */
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** What shows that something has the focus: of itself, or of what frames it. */
function looks(element: Element): string {
  const frames = [element, element.parentElement, element.nextElementSibling];
  return frames
    .map((one) => {
      if (!one) return '';
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
        getComputedStyle(one);
      return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor].join();
    })
    .join(' | ');
}

/** A field that is drawn by its label lies hidden in it. */
const seenAs = (element: Element): Element =>
  (element instanceof HTMLInputElement && (element.closest('label') ?? element.labels?.[0])) || element;

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? seenAs(element).textContent.trim()} ${element.className}`.slice(
    0,
    100,
  );

/**
 * Goes from the first element to the last by Tab, at most so many steps: the focus is never lost to the page, each element
 * is in sight, and it is seen that it has the focus. Answers the names in their order.
 */
export async function walkByTab(most = 60): Promise<string[]> {
  (document.activeElement as HTMLElement | null)?.blur();
  const walked: string[] = [];
  const seen = new Set<Element>();
  let before: { element: Element; focused: string } | null = null;
  for (let steps = 0; walked.length < most; steps++) {
    await userEvent.keyboard('{Tab}');
    const element = document.activeElement;
    // Within the canvas Tab goes from one drawn element to the next, and it keeps the focus.
    if (before && element === before.element && steps < most) continue;
    if (before) expect(looks(before.element), `no focus is seen: ${nameOf(before.element)}`).not.toBe(before.focused);
    // Past the last one the browser leaves the page; round again there is nothing new.
    if (!element || element === document.body || seen.has(element)) break;
    seen.add(element);
    walked.push(nameOf(element));
    const { width, height, top, left } = seenAs(element).getBoundingClientRect();
    const isThere = width > 0 && height > 0 && top < window.innerHeight && left < window.innerWidth && top + height > 0;
    expect(isThere, `not in sight: ${nameOf(element)}`).toBe(true);
    before = { element, focused: looks(element) };
  }
  return walked;
}
