import { FOLD_X } from '../print/page-size.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';
import { isCell, type Layout, type LayoutSlot } from './layout.ts';

/** A cell that is to stand on the spread: the slot it came from, at the size its sticker needs. */
export interface FilledCell<Sticker> {
  readonly sticker: Sticker;
  readonly slot: LayoutSlot;
}

export interface FilledLayout<Sticker> {
  readonly layout: Layout;
  readonly cells: readonly FilledCell<Sticker>[];
  /** The cells that nobody was dealt, in reading order. */
  readonly free: readonly LayoutSlot[];
  /** What found no place, in order. */
  readonly rest: readonly Sticker[];
}

/**
 * Deals stickers to the cells of a layout in reading order. A double takes a double cell, or two single ones beside each
 * other (in grid 4 it stands 2 mm in); where neither comes next, the next single goes first, so that no gap stays. A
 * single that is left over stands in the middle of a double cell. Cells without a sticker are `free`.
 */
export function fillLayout<Sticker extends { readonly doubleSticker: boolean }>(
  layout: Layout,
  stickers: readonly Sticker[],
): FilledLayout<Sticker> {
  const slots = inReadingOrder(cellSlots(layout.slots), (slot) => slot);
  const waiting = [...stickers];
  const cells: FilledCell<Sticker>[] = [];
  const free: LayoutSlot[] = [];
  const put = (index: number, slot: LayoutSlot) => {
    const [sticker] = waiting.splice(index, 1);
    cells.push({ sticker: sticker!, slot });
  };
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const firstSingle = waiting.findIndex((sticker) => !sticker.doubleSticker);
    const firstDouble = waiting.findIndex((sticker) => sticker.doubleSticker);
    if (slot.kind === 'double') {
      if (firstDouble >= 0) put(firstDouble, slot);
      else if (firstSingle >= 0) put(firstSingle, narrowed(slot));
      else free.push(slot);
      continue;
    }
    const wide = firstDouble === 0 ? joined(slot, slots[at + 1]) : null;
    if (wide) {
      put(0, wide);
      at += 1;
    } else if (firstSingle >= 0) {
      put(firstSingle, slot);
    } else {
      free.push(slot);
    }
  }
  return { layout, cells, free, rest: waiting };
}

/** The cells of a layout that stickers are dealt to: those on the spread itself. */
export function cellSlots(slots: readonly LayoutSlot[]): LayoutSlot[] {
  return slots.filter(isCell);
}

/** Two single cells as one double; null when they do not stand side by side on one page. */
function joined(left: LayoutSlot, right: LayoutSlot | undefined): LayoutSlot | null {
  if (right?.kind !== 'single' || right.height !== left.height || right.width !== left.width) return null;
  if (right.y !== left.y || right.rotation !== left.rotation || left.rotation % 360 !== 0) return null;
  const width = left.width * 2;
  const span = right.x + right.width - left.x;
  const acrossFold = left.x < FOLD_X && right.x + right.width > FOLD_X;
  if (acrossFold || span < width || span > width * 1.12) return null;
  return { ...left, kind: 'double', x: left.x + (span - width) / 2, width };
}

/** A single cell in the middle of a double one. */
function narrowed(slot: LayoutSlot): LayoutSlot {
  const width = slot.width / 2;
  return { ...slot, kind: 'single', x: slot.x + width / 2, width };
}
