import { spreadsNeeded } from './album-statistics.ts';
import { PAGE, pageCount } from './page-size.ts';
import { spineThickness } from './spine.ts';

/**
 * The softcover: one sheet with two sides (decision 4). Outside from left to right the back cover, the spine, the front
 * cover; inside page 2, a blank spine and the last page but one.
 */
export interface SoftcoverSheet {
  readonly width: number;
  readonly height: number;
  readonly spine: number;
  /** Where the sheet is folded, from its left edge: once where there is no spine. */
  readonly folds: readonly number[];
  readonly outside: { readonly left: number; readonly right: number };
  readonly inside: { readonly left: number; readonly right: number };
}

/** The cover fits the body as it is bound: with the blank pages that an album of another length is filled up with. */
export function softcoverSheet(spreadsCount: number): SoftcoverSheet {
  const spine = spineThickness(spreadsCount + spreadsNeeded(spreadsCount) - 1);
  const last = pageCount(spreadsCount);
  return {
    width: 2 * PAGE.width + spine,
    height: PAGE.height,
    spine,
    folds: spine === 0 ? [PAGE.width] : [PAGE.width, PAGE.width + spine],
    outside: { left: last, right: 1 },
    inside: { left: 2, right: last - 1 },
  };
}
