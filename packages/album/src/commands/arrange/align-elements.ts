import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { centreOf, unionOfBoxes, type Box } from '../../geometry/box.ts';
import { NOTHING_MEASURED } from '../../geometry/measured.ts';
import type { Point } from '../../geometry/vector.ts';
import { refused, type CommandResult } from '../command.ts';
import { pagesUnder, placedElements, shiftElements, type PlacedElement } from './element-boxes.ts';

export const ALIGNMENTS_OF_ELEMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type ElementAlignment = (typeof ALIGNMENTS_OF_ELEMENTS)[number];

/**
 * Lines elements up by their upright boxes: several with the box around them all, a single one with its page (with the
 * whole spread when it is wider than a page). Sizes and angles stay.
 */
export function alignElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; to: ElementAlignment; measured?: typeof NOTHING_MEASURED },
): CommandResult {
  const placed = placedElements(document, input.ids, input.measured);
  const [first] = placed;
  if (!first) return refused('nothing_selected');
  const area = placed.length === 1 ? paperOf(document, first) : unionOfBoxes(placed.map(({ box }) => box))!;
  return shiftElements(
    document,
    placed.map(({ element, box }) => ({ element, by: shiftTo(box, area, input.to) })),
  );
}

function shiftTo(box: Box, area: Box, to: ElementAlignment): Point {
  switch (to) {
    case 'left':
      return { x: area.x - box.x, y: 0 };
    case 'center':
      return { x: centreOf(area).x - centreOf(box).x, y: 0 };
    case 'right':
      return { x: area.x + area.width - box.x - box.width, y: 0 };
    case 'top':
      return { x: 0, y: area.y - box.y };
    case 'middle':
      return { x: 0, y: centreOf(area).y - centreOf(box).y };
    case 'bottom':
      return { x: 0, y: area.y + area.height - box.y - box.height };
  }
}

function paperOf(document: AlbumDocument, { element, box }: PlacedElement): Box {
  const pages = pagesUnder(document, element.id);
  const middle = centreOf(box).x;
  const page = pages.findLast(({ x }) => x <= middle) ?? pages[0]!;
  return box.width <= page.width + 0.01 ? page : unionOfBoxes(pages)!;
}
