/** What lies before one's eyes at once: two pages of an open book, or on a phone one. */
import { pageCount, pagesOfSpread, type NodeId } from '@figurina/album';

/** `spreads`: as a book lies open, the covers alone. `pages`: one after the other. */
export type BookForm = 'spreads' | 'pages';

export interface Face {
  readonly page: number;
  readonly spread: NodeId;
  /** Where it begins on its spread, in mm. */
  readonly x: number;
  /** The half of the open book that it lies on. */
  readonly side: 'left' | 'right';
}
export interface Opening {
  readonly faces: readonly Face[];
}

export function openingsOf(spreads: readonly NodeId[], form: BookForm): readonly Opening[] {
  const last = spreads.length - 1;
  const opened = spreads.map((spread, index) => ({
    faces: pagesOfSpread(index, spreads.length).map(({ number, x, side }): Face => {
      const lies = side === 'single' ? (index === last && index > 0 ? 'left' : 'right') : side;
      return { page: number, spread, x, side: lies };
    }),
  }));
  return form === 'spreads' ? opened : opened.flatMap(({ faces }) => faces.map((face) => ({ faces: [face] })));
}

/** The opening that shows a page; the nearest one where there is no such page. */
export function openingAt(openings: readonly Opening[], page: number): number {
  const found = openings.findIndex(({ faces }) => faces.some((face) => face.page >= page));
  return found === -1 ? Math.max(0, openings.length - 1) : found;
}

/** `4-5`, as people say it. */
export function pagesOf({ faces }: Opening): string {
  return faces.map(({ page }) => page).join('-');
}

export function lastPage(spreads: readonly NodeId[]): number {
  return pageCount(spreads.length);
}
