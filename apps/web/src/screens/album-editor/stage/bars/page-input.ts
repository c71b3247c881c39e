import { pageCount, spreadIndexOfPage } from '@figurina/album';

/** The spread that a typed page or range of pages leads to; null for anything that is none of this album. */
export function spreadOfPageInput(typed: string, spreadsCount: number): number | null {
  const [, from, to] = /^\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?$/.exec(typed) ?? [];
  if (from === undefined) return null;
  const [first, last] = [Number(from), Number(to ?? from)];
  if (first < 1 || first > last || last > pageCount(spreadsCount)) return null;
  return spreadIndexOfPage(first);
}
