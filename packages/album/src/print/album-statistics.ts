import type { AlbumDocument } from '../document/album.ts';
import { isPlaced } from '../stickers/placed-stickers.ts';
import { spreadOrder } from './page-size.ts';
import { spineThickness } from './spine.ts';

/** Which page counts of the body can be bound (decision 3). */
export interface BindingRule {
  /** The body's page count is a multiple of this. */
  readonly pagesPerSheet: number;
  readonly minimumPages: number;
}
export const BINDING_RULE: BindingRule = { pagesPerSheet: 4, minimumPages: 16 };

export interface AlbumStatistics {
  readonly spreadsCount: number;
  /** All spreads but the first: what the spine formula counts. */
  readonly inlaySpreadsCount: number;
  /** How many spreads are missing to the next count that can be printed. */
  readonly spreadsNeeded: number;
  /** Thickness of the spine in mm. */
  readonly spine: number;
  readonly stickersCount: number;
  readonly placedStickersCount: number;
  /** Stickers that have a picture. */
  readonly photosCount: number;
}

export function albumStatistics(document: AlbumDocument, rule: BindingRule = BINDING_RULE): AlbumStatistics {
  const spreadsCount = spreadOrder(document).length;
  const inlaySpreadsCount = Math.max(0, spreadsCount - 1);
  const stickers = [...document.stickers.values()];
  return {
    spreadsCount,
    inlaySpreadsCount,
    spreadsNeeded: spreadsNeeded(spreadsCount, rule),
    spine: spineThickness(inlaySpreadsCount),
    stickersCount: stickers.length,
    placedStickersCount: [...document.stickers.keys()].filter((id) => isPlaced(document, id)).length,
    photosCount: stickers.filter(({ image }) => image !== null).length,
  };
}

/** Pages of the body: all but the covers and their insides (decision 2). */
export function bodyPages(spreadsCount: number): number {
  return Math.max(0, 2 * spreadsCount - 6);
}

export function spreadsNeeded(
  spreadsCount: number,
  { pagesPerSheet, minimumPages }: BindingRule = BINDING_RULE,
): number {
  let missing = 0;
  while (bodyPages(spreadsCount + missing) < minimumPages || bodyPages(spreadsCount + missing) % pagesPerSheet !== 0) {
    missing += 1;
  }
  return missing;
}
