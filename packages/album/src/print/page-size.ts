import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';

/** A page in mm, and the gap between spreads on the canvas. */
export const PAGE = { width: 230, height: 297 } as const;
export const SPREAD_GAP = 60;
export const FOLD_X = PAGE.width;
/** The sheet that a pack of four stickers is printed on, in mm. */
export const STICKERPACK_SHEET = { width: 240, height: 75 } as const;

/** A page of a spread: its number in the album and where it lies on the spread, in mm. */
export interface PageOfSpread {
  readonly number: number;
  readonly x: number;
  readonly side: 'left' | 'right' | 'single';
}

/** All spreads in reading order: section by section, spread by spread. */
export function spreadOrder(document: AlbumDocument): NodeId[] {
  return document.childIds(document.rootId).flatMap((section) => document.childIds(section));
}

/** The first spread carries the front cover, the last one the back cover; each shows a single page at x = 0. */
export function isCover(index: number, spreadsCount: number): boolean {
  return index === 0 || index === spreadsCount - 1;
}

/** The pages of the spread at `index` of `spreadsCount` (decision 2): spread 0 is page 1, spread k carries 2k and 2k + 1. */
export function pagesOfSpread(index: number, spreadsCount: number): readonly PageOfSpread[] {
  if (index === 0) return [{ number: 1, x: 0, side: 'single' }];
  if (index === spreadsCount - 1) return [{ number: 2 * index, x: 0, side: 'single' }];
  return [
    { number: 2 * index, x: 0, side: 'left' },
    { number: 2 * index + 1, x: FOLD_X, side: 'right' },
  ];
}

/** How many pages an album of so many spreads has, covers included. */
export function pageCount(spreadsCount: number): number {
  return spreadsCount <= 1 ? spreadsCount : 2 * spreadsCount - 2;
}

/** The trimmed size of the spread at `index`, in mm. */
export function spreadSize(index: number, spreadsCount: number): { width: number; height: number } {
  return { width: isCover(index, spreadsCount) ? PAGE.width : 2 * PAGE.width, height: PAGE.height };
}

/** The spread that carries a page: page 1 is index 0, otherwise floor(n / 2). */
export function spreadIndexOfPage(page: number): number {
  return page <= 1 ? 0 : Math.floor(page / 2);
}
