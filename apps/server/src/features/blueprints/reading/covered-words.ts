import type { Box } from '@figurina/album';
import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** So much of a text may a photo touch: boxes are taller than their letters. */
const TOUCHED = 0.15;

/** Words that a photo would lie over, once somebody has put one into the frame: with photos, they could not be read. */
export function coveredWords({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap(({ at, nodes, texts }) =>
    texts.flatMap(({ node: text, box, words }) => {
      const place = nodes.findIndex(({ node }) => node.id === text.id);
      const isCovered = nodes
        .slice(place + 1)
        .some(
          ({ node, box: frame }) => node.type === 'Image' && node.props.image === null && share(box, frame) > TOUCHED,
        );
      return isCovered ? [{ spread: at, words }] : [];
    }),
  );
}

/** How much of the first lies in the second. */
function share(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? (wide * high) / (a.width * a.height) : 0;
}
