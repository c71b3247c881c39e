import type { NodeId } from '../document/ids.ts';
import { pagesOfSpread, spreadIndexOfPage } from './page-size.ts';
import { softcoverSheet } from './softcover-sheet.ts';

/** A page on a sheet of several: the spread that it belongs to, and where it lies on that, in mm. */
export interface PlacedPage {
  readonly spread: NodeId;
  readonly x: number;
}

/** One side of the softcover: two pages with the spine between them. */
export interface CoverSheet {
  readonly kind: 'cover';
  readonly side: 'outside' | 'inside';
  readonly left: PlacedPage;
  readonly right: PlacedPage;
  /** Thickness of the spine in mm. */
  readonly spine: number;
  readonly folds: readonly number[];
}

const SIDES = ['outside', 'inside'] as const;
/** Two spreads have no inside of the cover. */
const FEWEST_SPREADS = 3;

/** The two sides of the softcover of an album of these spreads, each with the pages that choose it. */
export function coverSheets(spreads: readonly NodeId[]) {
  if (spreads.length < FEWEST_SPREADS) return [];
  const { width, height, spine, folds, ...sides } = softcoverSheet(spreads.length);
  const placed = (page: number): PlacedPage => {
    const index = spreadIndexOfPage(page);
    const { x } = pagesOfSpread(index, spreads.length).find(({ number }) => number === page)!;
    return { spread: spreads[index]!, x };
  };
  return SIDES.map((side) => {
    const { left, right } = sides[side];
    const pages = { left: placed(left), right: placed(right) };
    return {
      numbers: [left, right],
      sheet: { kind: 'cover' as const, label: `cover ${side}`, side, ...pages, spine, folds, width, height },
    };
  });
}
