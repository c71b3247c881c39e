import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { STICKER_SIZE } from '../document/sticker.ts';
import { numberStickers } from '../stickers/numbering.ts';
import { isCover, PAGE, pageCount, pagesOfSpread, spreadOrder, spreadSize } from './page-size.ts';
import { parseRange, type RangeRefusal } from './ranges.ts';

/** The render modes that can be printed so far. */
export const SHEET_MODES = ['pages', 'spreads', 'stickers'] as const;
export type SheetMode = (typeof SHEET_MODES)[number];

export function isSheetMode(mode: string): mode is SheetMode {
  return SHEET_MODES.some((known) => known === mode);
}

export interface SheetChoice {
  readonly mode: SheetMode;
  /** Pages in the modes of the album, sticker numbers in mode stickers (decision 35). Empty: everything. */
  readonly range: string;
  readonly includeCover: boolean;
}

/** One page of a print file: what lies on it, and its trimmed size in mm. */
export type PrintSheet = { readonly label: string; readonly width: number; readonly height: number } & (
  | { readonly kind: 'page'; readonly spread: NodeId; readonly x: number }
  | { readonly kind: 'spread'; readonly spread: NodeId }
  | { readonly kind: 'sticker'; readonly sticker: StickerId; readonly numbers: readonly number[] }
);

export type ChosenSheets = { readonly ok: true; readonly sheets: readonly PrintSheet[] } | RangeRefusal;

/**
 * The sheets of a print in order. A spread is on it when one of its pages is in the range, a double sticker when one of
 * its numbers is. Refuses a range that cannot be read, leaves the album, or leaves nothing to print.
 */
export function chooseSheets(document: AlbumDocument, choice: SheetChoice): ChosenSheets {
  const spreads = spreadOrder(document);
  const numbering = choice.mode === 'stickers' ? numberStickers(document) : null;
  const last = numbering ? numbering.total : pageCount(spreads.length);
  const range = parseRange(choice.range, last);
  if (!range.ok) return range;
  const named = new Set(range.numbers);
  const sheets = numbering
    ? numbering.stickers.map((sticker) => stickerSheet(document, sticker, numbering.ofSticker.get(sticker) ?? []))
    : spreads.flatMap((spread, index) => {
        if (!choice.includeCover && isCover(index, spreads.length)) return [];
        return albumSheets(choice.mode, spread, index, spreads.length);
      });
  const wanted = sheets.filter(({ numbers }) => numbers.some((number) => named.has(number)));
  if (wanted.length > 0) return { ok: true, sheets: wanted.map(({ sheet }) => sheet) };
  return { ok: false, code: 'invalid_range', fault: 'nothing_to_print', piece: choice.range, last };
}

/** The sheets of a print, or null where `chooseSheets` refuses. */
export function printSheets(document: AlbumDocument, choice: SheetChoice): readonly PrintSheet[] | null {
  const chosen = chooseSheets(document, choice);
  return chosen.ok ? chosen.sheets : null;
}

/** A sheet with the numbers that choose it. */
interface NumberedSheet {
  readonly numbers: readonly number[];
  readonly sheet: PrintSheet;
}

function albumSheets(mode: SheetMode, spread: NodeId, index: number, count: number): NumberedSheet[] {
  const pages = pagesOfSpread(index, count);
  if (mode === 'pages')
    return pages.map(({ number, x }) => ({
      numbers: [number],
      sheet: { kind: 'page', label: `page ${number}`, spread, x, ...PAGE },
    }));
  const label = `spread ${index}`;
  const numbers = pages.map(({ number }) => number);
  return [{ numbers, sheet: { kind: 'spread', label, spread, ...spreadSize(index, count) } }];
}

function stickerSheet(document: AlbumDocument, sticker: StickerId, numbers: readonly number[]): NumberedSheet {
  const size = document.stickers.get(sticker)?.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single;
  return { numbers, sheet: { kind: 'sticker', label: `sticker ${numbers.join('+')}`, sticker, numbers, ...size } };
}
