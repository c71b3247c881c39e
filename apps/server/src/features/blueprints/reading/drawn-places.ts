import { type Box, boxesOverlap, centreOf, containsPoint, type Layout } from '@figurina/album';
import type { Flaw, PrintedAlbum } from './printed-album.ts';

/**
 * Drawings of places, one of which nobody was dealt: those of several at once must be split into one element a cell.
 * `grounds` are the drawings that show no places.
 */
export function drawnPlaces(
  { spreads }: PrintedAlbum,
  layouts: readonly Layout[],
  grounds: ReadonlySet<string>,
): Flaw[] {
  return spreads.flatMap((spread) => {
    if (spread.isCover || spread.cells.length === 0) return [];
    const layout = layouts.find(({ id }) => id === spread.layout);
    const slots = layout?.slots.filter(({ kind }) => kind === 'single' || kind === 'double') ?? [];
    const cells = spread.nodes.filter(({ node }) => node.type === 'StickerCell').map(({ box }) => box);
    const free = slots.filter((slot) => !cells.some((cell) => boxesOverlap(cell, slot)));
    if (free.length === 0) return [];
    const isIn = (box: Box) => (place: Box) => containsPoint(box, centreOf(place));
    return spread.nodes.flatMap(({ node, box }) => {
      if (node.type !== 'Image' || !node.props.image || grounds.has(node.props.image)) return [];
      return free.some(isIn(box)) ? [{ spread: spread.at, words: `picture ${node.props.image}` }] : [];
    });
  });
}
