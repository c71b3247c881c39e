import type { AlbumDocument } from '../../document/album.ts';
import { chosenElements } from '../../document/choose-words.ts';
import type { ImageId, MakeId, NodeId } from '../../document/ids.ts';
import { ordersBetween } from '../../document/order.ts';
import { Said } from '../../document/said.ts';
import { answersOf } from '../../document/wordings.ts';
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
  /** What the album says by then, kept up; who makes several spreads gives the same to all. */
  readonly said?: Said;
  readonly makeId: MakeId;
}

/**
 * A new spread with everything its layout carries. Nothing that stands in the album is said again: other wordings are
 * chosen, and an opener that comes again comes without words.
 */
export function spreadFromLayout({ document, section, order, layout, cells, said, makeId }: SpreadFromLayout): {
  readonly id: NodeId;
  readonly patch: Patch;
} {
  const id = makeId() as NodeId;
  const props = { ...knownReferences(document, layout.spread), layout: layout.id };
  const spread = createNode({ id, type: 'Spread', parent: section, order, props });
  const slots = chosenSlots(document, layout, said ?? Said.by(document));
  return { id, patch: [spread, ...layoutElements({ document, parent: id, slots, cells, makeId })] };
}

/** The slots of a layout as they say and show what was chosen. */
export function chosenSlots(document: AlbumDocument, layout: Layout, said: Said): LayoutSlot[] {
  const wordless = layout.role === 'opener' && said.made(layout.id) > 0;
  said.make(layout.id);
  const isKnown = (image: string) => document.images.has(image as ImageId);
  const known = (slot: LayoutSlot): LayoutSlot =>
    slot.images.every(isKnown) ? slot : { ...slot, images: slot.images.filter(isKnown) };
  return chosenElements(layout.slots.map(known), { said, answers: answersOf(document), wordless });
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
