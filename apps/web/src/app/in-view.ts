import { type RefObject, useEffect, useState } from 'react';

interface Seen {
  /** What scrolls; absent, the window. */
  readonly root?: Element | null;
  /** So far ahead of being seen, as a CSS margin. */
  readonly ahead?: string;
}

/** Tells when an element comes into view and goes out of it, the state it is in first. Answers how to end that. */
export function watchView(
  element: Element,
  see: (isInView: boolean) => void,
  { root = null, ahead = '0px' }: Seen = {},
): () => void {
  const observer = new IntersectionObserver((entries) => see(entries.at(-1)!.isIntersecting), {
    root,
    rootMargin: ahead,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is in view, or nearly. `rootOf` finds what scrolls around it; it has to be the same function always. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { ahead, rootOf }: { readonly ahead?: string; readonly rootOf?: (element: HTMLElement) => Element | null } = {},
): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const there = element.current;
    return there ? watchView(there, setInView, { root: rootOf?.(there) ?? null, ...(ahead && { ahead }) }) : undefined;
  }, [element, ahead, rootOf]);
  return isInView;
}
