import { PAGE } from '../print/page-size.ts';
import { isCell, slotType, type Layout, type LayoutSlot } from './layout.ts';

/** What a layout is chosen for, beside the number of its stickers. */
export const LAYOUT_KINDS = ['stickers', 'photo', 'text', 'opener'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

/** What covers most of it: its stickers, its pictures or its words. */
export function layoutKind(layout: Layout): LayoutKind {
  if (layout.role === 'opener') return 'opener';
  const stickers = areaOf(layout.slots.filter(isCell));
  const photo = areaOf(layout.slots.filter((slot) => slotType(slot) === 'Image'));
  const text = areaOf(layout.slots.filter(({ kind }) => kind === 'text'));
  if (stickers >= photo && stickers >= text) return 'stickers';
  return photo >= text ? 'photo' : 'text';
}

/** How much of the paper slots cover, in square millimetres. */
function areaOf(slots: readonly LayoutSlot[]): number {
  return slots.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(2 * PAGE.width, x + width) - Math.max(0, x);
    const down = Math.min(PAGE.height, y + height) - Math.max(0, y);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}
