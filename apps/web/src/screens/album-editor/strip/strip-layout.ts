/** Where everything lies in the strip, in CSS pixels from its left end: spreads in a row, chapter after chapter. */
import { isCover, type NodeId, pagesOfSpread } from '@figurina/album';
import type { AlbumChapter } from '../session/album/album-chapters.ts';

export const THUMB = { width: 110, height: 71 } as const;
/** A cover shows a single page. */
const COVER_WIDTH = THUMB.width / 2;
const GAP = 14;
const CHAPTER_GAP = 26;
/** Between the names of two chapters of one cover each. */
const LABEL_GAP = 8;

export interface StripItem {
  readonly spreadId: NodeId;
  readonly index: number;
  readonly x: number;
  readonly width: number;
  readonly isCover: boolean;
  /** `12-13`. */
  readonly pages: string;
  readonly chapter: AlbumChapter;
}

export interface StripLayout {
  readonly items: readonly StripItem[];
  /** The names of the chapters, each with the room it has: up to the name of the next one. */
  readonly labels: readonly { readonly chapter: AlbumChapter; readonly x: number; readonly width: number }[];
  readonly width: number;
}

export function stripLayout(chapters: readonly AlbumChapter[]): StripLayout {
  const count = chapters.reduce((sum, { spreadIds }) => sum + spreadIds.length, 0);
  const items: StripItem[] = [];
  const labels: StripLayout['labels'][number][] = [];
  let x = 0;
  for (const chapter of chapters) {
    if (chapter.spreadIds.length === 0) continue;
    const start = (x += x === 0 ? 0 : CHAPTER_GAP - GAP);
    for (const spreadId of chapter.spreadIds) {
      const index = items.length;
      const cover = isCover(index, count);
      const width = cover ? COVER_WIDTH : THUMB.width;
      const pages = pagesOfSpread(index, count)
        .map(({ number }) => number)
        .join('-');
      items.push({ spreadId, index, x, width, isCover: cover, pages, chapter });
      x += width + GAP;
    }
    labels.push({ chapter, x: start, width: x - GAP - start + CHAPTER_GAP - LABEL_GAP });
  }
  return { items, labels, width: Math.max(0, x - GAP) };
}

/** The items that a part of the strip shows, with some beside it so that scrolling finds them there. */
export function itemsIn({ items }: StripLayout, from: number, width: number): readonly StripItem[] {
  const ahead = THUMB.width * 2;
  return items.filter((item) => item.x + item.width > from - ahead && item.x < from + width + ahead);
}
