import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import type { NodeType } from '../../document/nodes/node-props.ts';
import { fillLayout } from '../../layouts/fill-layout.ts';
import { isCell, slotType, type Layout, type LayoutSlot } from '../../layouts/layout.ts';
import { madeOf } from '../../layouts/layout-of-spread.ts';
import { contentOf, lossesOf } from './apply-layout.ts';
import { cellsOfSpread } from '../cells.ts';
import { placeAmongSiblings } from '../tree.ts';

/** So many are offered at least, as far as there are any. */
const ENOUGH = 3;

/**
 * The layouts that take everything of a spread: those with the fewest cells left empty, and some more where those are
 * few. While nobody is on it, those with as many cells as it has. Openers only for the first spread of a chapter.
 */
export function fittingSpread(document: AlbumDocument, spread: NodeId, layouts: readonly Layout[]): Layout[] {
  const content = contentOf(document, spread, layouts);
  const empty = content.stickers.length === 0 ? cellsOfSpread(document, spread).length : 0;
  const stickers = content.stickers.map((id) => document.stickers.get(id)!);
  const opens = placeAmongSiblings(document, spread).index === 0;
  const fitting = layouts
    .filter(({ role }) => opens || role !== 'opener')
    .map((layout) => ({ layout, spare: fillLayout(layout, stickers).free.length - empty }))
    .filter(({ spare }) => spare >= 0)
    .filter(({ layout }) => {
      const losses = lossesOf(document, content, layout);
      return losses.stickers + losses.pictures + losses.texts === 0;
    })
    .sort((a, b) => a.spare - b.spare);
  const most = fitting[Math.min(ENOUGH, fitting.length) - 1]?.spare ?? 0;
  return fitting.filter(({ spare }) => spare <= most).map(({ layout }) => layout);
}

/** The layout whose cells, frames and shapes a spread has just as they came, whatever is in them. */
export function currentLayout(document: AlbumDocument, spread: NodeId, layouts: readonly Layout[]): Layout | undefined {
  const stickers = cellsOfSpread(document, spread).flatMap(({ props }) => {
    const sticker = document.stickers.get(props.stickerId as StickerId);
    return sticker ? [sticker] : [];
  });
  const here = document.childIds(spread).flatMap((id) => {
    const { type, props } = document.nodes.get(id)!;
    return isFree(type) || !('x' in props) ? [] : [placeOf(type, props)];
  });
  const now = here.toSorted().join();
  const made = madeOf(document, spread);
  const noted = layouts.filter(({ id }) => id === made);
  return [...noted, ...layouts].find((layout) => {
    const { cells, free } = fillLayout(layout, stickers);
    const slots = [...layout.slots.filter((slot) => !isCell(slot)), ...cells.map(({ slot }) => slot), ...free];
    const places = slots.filter((slot) => !isFree(slotType(slot))).map((slot) => placeOf(slotType(slot), slot));
    return places.toSorted().join() === now;
  });
}

/** What may be left out of a layout, or be laid over it. */
function isFree(type: NodeType): boolean {
  return type === 'Comment' || type === 'Text' || type === 'Group';
}

function placeOf(type: string, { x, y }: Pick<LayoutSlot, 'x' | 'y'>): string {
  return `${type} ${x} ${y}`;
}
