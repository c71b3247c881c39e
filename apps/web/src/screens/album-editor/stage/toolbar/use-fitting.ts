import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const GAP = 5;
const PADDING = 12;
const MORE = 40;

interface Group {
  readonly key: string;
  readonly rank?: number;
}
interface Fitted {
  readonly signature: string;
  readonly over: ReadonlySet<string>;
}
const NONE: ReadonlySet<string> = new Set();

/**
 * Which groups of the bar find no room in `available` pixels: those of the lowest rank first, from the end. All are
 * drawn once to be measured, before anything is painted, and again when one has grown over the edge: a cell that got its
 * sticker has more to offer. `hasMore`: the button for the rest is there anyway; `isHeld`: what is shown stays where it is.
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  { available, hasMore, isHeld }: { available: number; hasMore: boolean; isHeld: () => boolean },
): ReadonlySet<string> {
  const signature = `${groups.map(({ key }) => key).join()}|${available}|${hasMore}`;
  const [fitted, setFitted] = useState<Fitted>({ signature: '', over: NONE });
  const measured = fitted.signature === signature;

  useLayoutEffect(() => {
    if (measured) return;
    const widths = new Map<string, number>();
    for (const part of bar.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
      widths.set(part.dataset['group']!, part.offsetWidth + GAP);
    // Before anything is painted, and once a signature.
    // oxlint-disable-next-line react/set-state-in-effect
    setFitted({ signature, over: overflowing(groups, widths, available, hasMore) });
  }, [bar, groups, available, hasMore, signature, measured]);

  const lately = useRef('');
  useEffect(() => {
    const element = bar.current;
    if (!element || !measured) return;
    const parts = [...element.querySelectorAll<HTMLElement>('[data-group]')];
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth <= element.clientWidth + 1 || isHeld()) return;
      const widths = parts.map((part) => `${part.dataset['group']}:${part.offsetWidth}`).join();
      // What is wider than its room by itself is measured once.
      if (widths === lately.current) return;
      lately.current = widths;
      setFitted({ signature: '', over: NONE });
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [bar, measured, isHeld]);

  return measured ? fitted.over : NONE;
}

export function overflowing(
  groups: readonly Group[],
  widths: ReadonlyMap<string, number>,
  available: number,
  hasMore: boolean,
): ReadonlySet<string> {
  let total = PADDING + groups.reduce((sum, { key }) => sum + (widths.get(key) ?? 0), 0);
  if (total + (hasMore ? MORE : 0) <= available) return NONE;
  total += MORE;
  const over = new Set<string>();
  const leaving = groups.map((group, index) => ({ ...group, index }));
  leaving.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.index - a.index);
  for (const { key } of leaving) {
    if (total <= available) break;
    total -= widths.get(key) ?? 0;
    over.add(key);
  }
  return over;
}
