import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { STICKER_SIZE } from '../document/sticker.ts';
import { numberStickers } from '../stickers/numbering.ts';
import { blankPages } from './blank-pages.ts';
import { coverSheets, type CoverSheet } from './cover-sheets.ts';
import { isCover, PAGE, pageCount, pagesOfSpread, spreadOrder, spreadSize } from './page-size.ts';
import { parseRange, type RangeRefusal } from './ranges.ts';
import type { RenderMode } from './render-params.ts';

export interface SheetChoice {
  readonly mode: RenderMode;
  /**
   * Pages in the modes of the album, sticker numbers in mode stickers (decision 35), packs in mode stickerpack, which every
   * sticker is printed for. Empty: everything.
   */
  readonly range: string;
  readonly includeCover: boolean;
  /** Single pages are filled up with blank ones to a count that can be bound (P29). */
  readonly fillUp?: boolean;
}

/** One page of a print file: what lies on it, and its trimmed size in mm. */
export type PrintSheet = { readonly label: string; readonly width: number; readonly height: number } & (
  | { readonly kind: 'page'; readonly spread: NodeId; readonly x: number }
  | { readonly kind: 'spread'; readonly spread: NodeId }
  | CoverSheet
  | { readonly kind: 'blank' }
  | { readonly kind: 'sticker'; readonly sticker: StickerId; readonly numbers: readonly number[] }
);

export type ChosenSheets = { readonly ok: true; readonly sheets: readonly PrintSheet[] } | RangeRefusal;

/**
 * The sheets of a print in order. A spread is on it when one of its pages is in the range, a side of the cover likewise, a
 * double sticker when one of its numbers is. Refuses a range that cannot be read, leaves the album, or leaves nothing to print.
 */
export function chooseSheets(document: AlbumDocument, choice: SheetChoice): ChosenSheets {
  const spreads = spreadOrder(document);
  const isPacks = choice.mode === 'stickerpack';
  const numbering = choice.mode === 'stickers' || isPacks ? numberStickers(document) : null;
  const last = numbering ? numbering.total : pageCount(spreads.length);
  const range = parseRange(isPacks ? '' : choice.range, last);
  if (!range.ok) return range;
  const named = new Set(range.numbers);
  const sheets = numbering
    ? numbering.stickers.map((sticker) => stickerSheet(document, sticker, numbering.ofSticker.get(sticker) ?? []))
    : sheetsOfAlbum(spreads, choice);
  const wanted = sheets.filter(({ numbers }) => numbers.some((number) => named.has(number)));
  if (wanted.length === 0)
    return { ok: false, code: 'invalid_range', fault: 'nothing_to_print', piece: choice.range, last };
  const chosen = wanted.map(({ sheet }) => sheet);
  const blanks = choice.fillUp && choice.mode === 'pages' ? blankPages(chosen.length) : [];
  return { ok: true, sheets: [...chosen, ...blanks] };
}

/** The sheets of a print, or null where `chooseSheets` refuses. */
export function printSheets(document: AlbumDocument, choice: SheetChoice): readonly PrintSheet[] | null {
  const chosen = chooseSheets(document, choice);
  return chosen.ok ? chosen.sheets : null;
}

/** The spreads of which something is on a sheet. */
export function spreadsOn(sheet: PrintSheet): readonly NodeId[] {
  if (sheet.kind === 'cover') return [sheet.left.spread, sheet.right.spread];
  return sheet.kind === 'page' || sheet.kind === 'spread' ? [sheet.spread] : [];
}

/** Where a sheet is folded, in mm from its left edge. */
export function foldsOf(sheet: PrintSheet): readonly number[] {
  if (sheet.kind === 'cover') return sheet.folds;
  return sheet.kind === 'spread' && sheet.width === 2 * PAGE.width ? [PAGE.width] : [];
}

/** A sheet with the numbers that choose it. */
export interface NumberedSheet {
  readonly numbers: readonly number[];
  readonly sheet: PrintSheet;
}

function sheetsOfAlbum(spreads: readonly NodeId[], { mode, includeCover }: SheetChoice): NumberedSheet[] {
  if (mode === 'album_softcover') return coverSheets(spreads);
  return spreads.flatMap((spread, index) => {
    if (!includeCover && isCover(index, spreads.length)) return [];
    return mode === 'pages' ? pageSheets(spread, index, spreads.length) : spreadSheet(spread, index, spreads.length);
  });
}

function pageSheets(spread: NodeId, index: number, count: number): NumberedSheet[] {
  return pagesOfSpread(index, count).map(({ number, x }) => ({
    numbers: [number],
    sheet: { kind: 'page', label: `page ${number}`, spread, x, ...PAGE },
  }));
}

function spreadSheet(spread: NodeId, index: number, count: number): NumberedSheet[] {
  const numbers = pagesOfSpread(index, count).map(({ number }) => number);
  return [{ numbers, sheet: { kind: 'spread', label: `spread ${index}`, spread, ...spreadSize(index, count) } }];
}

function stickerSheet(document: AlbumDocument, sticker: StickerId, numbers: readonly number[]): NumberedSheet {
  const size = document.stickers.get(sticker)?.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single;
  return { numbers, sheet: { kind: 'sticker', label: `sticker ${numbers.join('+')}`, sticker, numbers, ...size } };
}
