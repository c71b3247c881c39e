import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { ordersBetween } from '../../document/order.ts';
import { isCell, slotProps, slotType, type Layout, type LayoutSlot } from '../../layouts/layout.ts';
import type { Operation, Patch } from '../../patch/patch.ts';
import { createNode, suffixFrom } from '../command.ts';

/** A cell to put on a spread: where it stands, and the sticker it shows. */
export interface CellToPlace {
  readonly slot: LayoutSlot;
  readonly stickerId: string | null;
}

export interface SpreadFromLayout {
  readonly document: AlbumDocument;
  readonly section: NodeId;
  /** The spread's place among those of its section. */
  readonly order: string;
  readonly layout: Layout;
  /** The cells instead of the layout's own: dealt stickers. */
  readonly cells?: readonly CellToPlace[];
  readonly makeId: MakeId;
}

/** A new spread with everything its layout carries. */
export function spreadFromLayout({ document, section, order, layout, cells, makeId }: SpreadFromLayout): {
  readonly id: NodeId;
  readonly patch: Patch;
} {
  const id = makeId() as NodeId;
  const props = knownReferences(document, layout.spread);
  const spread = createNode({ id, type: 'Spread', parent: section, order, props });
  return { id, patch: [spread, ...layoutElements({ document, parent: id, slots: layout.slots, cells, makeId })] };
}

export interface LayoutElements {
  readonly document: AlbumDocument;
  readonly parent: NodeId;
  readonly slots: readonly LayoutSlot[];
  readonly cells?: readonly CellToPlace[];
  /** The order of the child to stand above; none when the parent has no children. */
  readonly above?: string | null;
  readonly makeId: MakeId;
}

/** The elements of a layout as new children of a spread. The cells come last: they are drawn above shapes anyway. */
export function layoutElements({ document, parent, slots, cells, above, makeId }: LayoutElements): Operation[] {
  const own = slots.filter(isCell).map((slot) => ({ slot, stickerId: null }));
  const others = slots.filter((slot) => !isCell(slot)).map((slot) => ({ slot, stickerId: null }));
  const elements = [...others, ...(cells ?? own)];
  const orders = ordersBetween(above ?? null, null, elements.length, suffixFrom(makeId));
  return elements.flatMap(({ slot, stickerId }, index) => {
    const id = makeId() as NodeId;
    const props = { ...knownReferences(document, slotProps(slot)), ...(stickerId !== null && { stickerId }) };
    return [
      createNode({ id, type: slotType(slot), parent, order: orders[index]!, props }),
      ...layoutElements({ document, parent: id, slots: slot.children, makeId }),
    ];
  });
}

/** Drops a picture or sticker that the album does not have: layouts travel between albums. */
function knownReferences(document: AlbumDocument, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = { ...props };
  if (!document.images.has(known['image'] as never)) delete known['image'];
  if (!document.stickers.has(known['stickerId'] as never)) delete known['stickerId'];
  return known;
}
