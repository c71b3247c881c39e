import { useLayoutEffect, useState, type RefObject } from 'react';

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
 * drawn once to be measured, before anything is painted. `hasMore`: the button for the rest is there anyway.
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  { available, hasMore }: { available: number; hasMore: boolean },
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
