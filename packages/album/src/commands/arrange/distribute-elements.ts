import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { NOTHING_MEASURED } from '../../geometry/measured.ts';
import { refused, type CommandResult } from '../command.ts';
import { placedElements, shiftElements, type PlacedElement } from './element-boxes.ts';

export type DistributionAxis = 'horizontal' | 'vertical';

/**
 * Spreads three or more elements evenly between the two outermost, which stay: with equal gaps where there is room for
 * gaps, else with their middles at equal distances.
 */
export function distributeElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; axis: DistributionAxis; measured?: typeof NOTHING_MEASURED },
): CommandResult {
  const along = input.axis === 'horizontal' ? horizontally : vertically;
  const items = placedElements(document, input.ids, input.measured)
    .map((placed) => ({ placed, ...along(placed) }))
    .sort((a, b) => a.start + a.size / 2 - (b.start + b.size / 2));
  if (items.length < 3) return refused('too_few');
  const [first, last] = [items[0]!, items.at(-1)!];
  const between = items.slice(1, -1);
  const room = last.start - first.start - first.size - between.reduce((sum, { size }) => sum + size, 0);
  const gap = room / (items.length - 1);
  const [from, to] = [first.start + first.size / 2, last.start + last.size / 2];
  let at = first.start + first.size;
  const shifts = between.map(({ placed, start, size }, index) => {
    const centre = from + ((to - from) * (index + 1)) / (items.length - 1);
    const wanted = gap >= 0 ? at + gap : centre - size / 2;
    at = wanted + size;
    const by = wanted - start;
    return { element: placed.element, by: input.axis === 'horizontal' ? { x: by, y: 0 } : { x: 0, y: by } };
  });
  return shiftElements(document, shifts);
}

function horizontally({ box }: PlacedElement) {
  return { start: box.x, size: box.width };
}

function vertically({ box }: PlacedElement) {
  return { start: box.y, size: box.height };
}
