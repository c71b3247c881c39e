import { startTransition, useEffect, useState, type RefObject } from 'react';
import type { Turn } from './use-page-turn.ts';

/**
 * The openings that are in the page: the one that is shown and, once there is time, its neighbours, with their pictures
 * decoded, so that they are there when the page turns.
 */
export function useMounted(
  { shown, turn }: { readonly shown: number; readonly turn: Turn | null },
  count: number,
  book: RefObject<HTMLElement | null>,
): readonly number[] {
  const [near, setNear] = useState<readonly number[]>([shown]);
  useEffect(() => {
    if (turn) return undefined;
    return whenIdle(() => startTransition(() => setNear([shown - 1, shown, shown + 1])));
  }, [shown, turn]);
  useEffect(() => {
    if (near.length === 1) return;
    // A picture that cannot be had is missing on the page as well; that is seen.
    for (const image of book.current?.querySelectorAll('img') ?? []) image.decode().catch(() => undefined);
  }, [near, book]);
  const all = new Set([...near, shown, ...(turn ? [turn.to] : [])]);
  return [...all].filter((index) => index >= 0 && index < count).toSorted((a, b) => a - b);
}

/** Answers how to call it off. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 60);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(run, { timeout: 1000 });
  return () => window.cancelIdleCallback(idle);
}
