import { STICKER_SIZE } from '../../document/sticker.ts';
import { STICKERPACK_SHEET } from '../page-size.ts';
import type { CutBox, SheetPlan, SheetSticker } from './sheet-plan.ts';

/** Places of a pack's sheet; a double takes two. */
const PLACES = 4;
const STEP = STICKERPACK_SHEET.width / PLACES;
const TOP = (STICKERPACK_SHEET.height - STICKER_SIZE.single.height) / 2;

/** What lies in a pack: the first numbers of its stickers. */
export interface PackOnSheet {
  /** From 1, in the order they are handed out. */
  readonly number: number;
  readonly stickers: readonly number[];
}

export interface PackSheetsOrder {
  readonly stickers: readonly SheetSticker[];
  readonly packs: readonly PackOnSheet[];
  /** Of all packs. */
  readonly count: number;
  /** Behind each sheet another one with its pack's number and these lines, for its back. */
  readonly back: readonly string[] | null;
}

/** One sheet of four places a pack, and its back where that is wanted. Throws where a pack holds what is no sticker, or too much. */
export function packSheets({ stickers, packs, count, back }: PackSheetsOrder): SheetPlan[] {
  const byNumber = new Map(stickers.map((sticker) => [sticker.numbers[0]!, sticker]));
  return packs.flatMap((pack) => {
    let place = 0;
    const placed = pack.stickers.map((number) => {
      const sticker = byNumber.get(number);
      if (!sticker) throw new RangeError(`Pack ${pack.number} holds ${number}, which is no sticker`);
      const size = sticker.double ? STICKER_SIZE.double : STICKER_SIZE.single;
      const taken = sticker.double ? 2 : 1;
      const cut: CutBox = { x: place * STEP + (taken * STEP - size.width) / 2, y: TOP, ...size };
      place += taken;
      return { number, cut };
    });
    if (place > PLACES) throw new RangeError(`Pack ${pack.number} holds more than ${PLACES} places`);
    const front: SheetPlan = {
      label: `pack ${pack.number}`,
      ...STICKERPACK_SHEET,
      cuts: placed.map(({ cut }) => cut),
      stickers: placed.map(({ number, cut }) => ({ number, x: cut.x, y: cut.y })),
    };
    if (back === null) return [front];
    const words = [`${pack.number} / ${count}`, ...back, pack.stickers.join(' - ')];
    return [front, { label: `pack ${pack.number} back`, ...STICKERPACK_SHEET, cuts: [], stickers: [], words }];
  });
}
