import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { fillLayout } from '../../layouts/fill-layout.ts';
import type { Layout } from '../../layouts/layout.ts';
import { isPlaced } from '../../stickers/placed-stickers.ts';
import { createdNodes } from '../elements/add-elements.ts';
import { nodeOf, ordersIn, refused, type CommandResult } from '../command.ts';
import { spreadFromLayout, type CellToPlace } from '../layouts/spread-from-layout.ts';
import { isStatic, placeAmongSiblings, sectionOfNode } from '../tree.ts';

export interface NewSpread {
  readonly layout: Layout;
  /** Behind this spread, in its chapter; at the end of the last chapter when absent or on a cover. */
  readonly after?: NodeId;
  /** At the end of this chapter instead. */
  readonly sectionId?: NodeId;
  /** Unplaced stickers to put into its cells, in order; those that find none stay unplaced. */
  readonly stickerIds?: readonly StickerId[];
  readonly makeId: MakeId;
}

/** Adds a spread made of a layout to a chapter. Static sections take none. */
export function addSpread(document: AlbumDocument, input: NewSpread): CommandResult {
  const { layout, makeId } = input;
  const { section, index } = placeFor(document, input);
  if (!section) return refused('no_section');
  const { orders, room } = ordersIn(document, section, 1, makeId, index);
  const cells = dealtCells(document, layout, input.stickerIds ?? []);
  return [...room, ...spreadFromLayout({ document, section, order: orders[0]!, layout, cells, makeId }).patch];
}

/** The spread that the patch of `addSpread` or `duplicateSpread` makes. */
export function createdSpread(patch: Parameters<typeof createdNodes>[0]): NodeId | undefined {
  return createdNodes(patch)[0];
}

function placeFor(document: AlbumDocument, { after, sectionId }: NewSpread): { section?: NodeId; index?: number } {
  const open = (section: NodeId | null | undefined) =>
    section && nodeOf(document, section, 'Section') && !isStatic(document, section) ? section : undefined;
  if (sectionId !== undefined) return { section: open(sectionId) };
  const section = after && open(sectionOfNode(document, after));
  if (section) return { section, index: placeAmongSiblings(document, after).index + 1 };
  return { section: open(document.childIds(document.rootId).findLast((id) => !isStatic(document, id))) };
}

/** All cells of the layout, those that stickers were dealt to in the format they need. */
export function dealtCells(document: AlbumDocument, layout: Layout, ids: readonly StickerId[]): CellToPlace[] {
  const stickers = ids.flatMap((id) => {
    const sticker = document.stickers.get(id);
    return sticker && !isPlaced(document, id) ? [sticker] : [];
  });
  const { cells, free } = fillLayout(layout, stickers);
  return [
    ...cells.map(({ slot, sticker }) => ({ slot, stickerId: sticker.id })),
    ...free.map((slot) => ({ slot, stickerId: null })),
  ];
}
