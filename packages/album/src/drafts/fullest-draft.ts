import { cellsOfSpread } from '../commands/cells.ts';
import type { AlbumDocument } from '../document/album.ts';
import { albumStatistics } from '../print/album-statistics.ts';
import { spreadOrder } from '../print/page-size.ts';
import { openSections } from '../roster/chapters.ts';
import type { FirstDraft } from './draft-wish.ts';
import { chaptersOfPeople } from './people-of-rows.ts';
import { type MostOnSpread, withPeople } from './with-people.ts';

/** Stickers of a spread, at most, where an album would have too few spreads with any. */
const AIRY = [Infinity, 8, 6, 4, 3, 2];
/** Albums of fewer people are small: most of their spreads carry stickers. Of the others at least some. */
const FEW = 24;
const SOME_CARRY = 0.4;

/**
 * The densest of the drafts in which enough spreads carry stickers; where there is none, the one that comes closest. None is
 * longer than the densest of all: a few people are not spread over more paper, but over what would be filled up.
 */
export function fullestDraft(styled: AlbumDocument, wish: FirstDraft): AlbumDocument {
  const chapters = chaptersOfPeople(wish.people).map(({ people }) => people);
  const isEnough = (draft: AlbumDocument): boolean =>
    wish.people.length < FEW ? mostCarry(draft) : carryingShare(draft) >= SOME_CARRY;
  const dense = withPeople(styled, wish);
  // Without layouts of its own a blueprint has nothing but its examples.
  if (!wish.layouts.some(({ stickers }) => stickers > 0)) return dense;
  const length = printable(dense);
  let best = dense;
  const tried = (most: MostOnSpread): AlbumDocument | undefined => {
    const draft = withPeople(styled, wish, most);
    if (printable(draft) > length) return undefined;
    if (carryingShare(draft) > carryingShare(best)) best = draft;
    return draft;
  };
  const airy = AIRY.filter((most) => most === Infinity || most < Math.max(...chapters));
  let bare: AlbumDocument | undefined;
  for (const most of airy) {
    if (isEnough(best)) return best;
    const draft = tried((at) => evenly(chapters[at]!, most));
    if (!draft) break;
    bare ??= draft;
  }
  const halves = bare && halvedChapters(chapters, length - spreadOrder(bare).length);
  if (halves?.size && !isEnough(best)) tried((at) => halves.get(at) ?? Infinity);
  return best;
}

/** As many on each spread as come to it when they are no more than `most`, and about the same. */
function evenly(people: number, most: number): number {
  return most === Infinity ? Infinity : Math.ceil(people / Math.ceil(people / most));
}

/** The largest chapters, as many as there are spreads to spare: half of its people, by the place of each. */
function halvedChapters(chapters: readonly number[], spare: number): Map<number, number> {
  const large = [...chapters.entries()].filter(([, people]) => people >= 4).toSorted((a, b) => b[1] - a[1]);
  return new Map(large.slice(0, Math.max(0, spare)).map(([at, people]) => [at, Math.ceil(people / 2)]));
}

/** How many spreads it will have. */
function printable(document: AlbumDocument): number {
  return spreadOrder(document).length + albumStatistics(document).spreadsNeeded;
}

/** How many of the spreads that its chapters will have carry stickers. */
function carryingShare(document: AlbumDocument): number {
  const { carrying, chapters } = spreadsOf(document);
  return carrying / chapters;
}

/** More than half of the chapters' spreads, and half of all between the covers. */
function mostCarry(document: AlbumDocument): boolean {
  const { carrying, chapters } = spreadsOf(document);
  return carrying * 2 > chapters && carrying >= Math.floor((printable(document) - 2) / 2);
}

function spreadsOf(document: AlbumDocument): { readonly carrying: number; readonly chapters: number } {
  const spreads = openSections(document).flatMap(({ id }) => document.childIds(id));
  const carrying = spreads.filter((spread) => cellsOfSpread(document, spread).length > 0).length;
  return { carrying, chapters: spreads.length + albumStatistics(document).spreadsNeeded };
}
