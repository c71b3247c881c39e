import { centreOf } from '../geometry/box.ts';
import { cellSlots, type FilledLayout } from './fill-layout.ts';
import type { Layout, LayoutSlot } from './layout.ts';

/** Decoration whose middle lies at most so many millimetres beside a cell is of that cell... */
const BESIDE = 12;
/** ...if it is at most so many times as wide and as high. */
const OF_ITS_SIZE = 1.5;

/**
 * The layout of a spread as its stickers furnish it: frames, signs and hooks of cells that nobody was dealt are left out.
 * What looks like a place for a sticker is one.
 */
export function furnished({ layout, free }: FilledLayout<unknown>): Layout {
  if (free.length === 0) return layout;
  const cells = cellSlots(layout.slots);
  return { ...layout, slots: kept(layout.slots, { cells, free: new Set(free), x: 0, y: 0 }) };
}

interface Around {
  readonly cells: readonly LayoutSlot[];
  readonly free: ReadonlySet<LayoutSlot>;
  /** Where the slots are counted from. */
  readonly x: number;
  readonly y: number;
}

function kept(slots: readonly LayoutSlot[], around: Around): LayoutSlot[] {
  return slots.flatMap((slot) => {
    if (slot.kind !== 'shape') return [slot];
    if (slot.type !== 'Group') return isOfFree(slot, around) ? [] : [slot];
    if (slot.rotation % 360 !== 0) return [slot];
    const children = kept(slot.children, { ...around, x: around.x + slot.x, y: around.y + slot.y });
    return children.length === 0 && slot.children.length > 0 ? [] : [{ ...slot, children }];
  });
}

function isOfFree(slot: LayoutSlot, { cells, free, x, y }: Around): boolean {
  const { width, height } = slot;
  const middle = centreOf({ x: slot.x + x, y: slot.y + y, width, height });
  let nearest: LayoutSlot | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const far = Math.hypot(outside(middle.x, cell.x, cell.width), outside(middle.y, cell.y, cell.height));
    if (far < least) [nearest, least] = [cell, far];
  }
  if (!nearest || !free.has(nearest) || least > BESIDE) return false;
  const isOfItsSize = width <= nearest.width * OF_ITS_SIZE && height <= nearest.height * OF_ITS_SIZE;
  return isOfItsSize && !isPageNumber(slot);
}

/** That of a page is the page's, wherever it stands. */
function isPageNumber({ props }: LayoutSlot): boolean {
  return JSON.stringify(props['text'] ?? '').includes('page-number');
}

/** How far a place lies beside a stretch; 0 within it. */
function outside(at: number, start: number, length: number): number {
  return Math.max(start - at, 0, at - start - length);
}
