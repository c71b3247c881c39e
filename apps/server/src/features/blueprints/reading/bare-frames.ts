import { type Box, isShape } from '@figurina/album';
import type { Flaw, PrintedAlbum, PrintedNode } from './printed-album.ts';

/** A picture is a frame's drawing if it covers so much of it... */
const COVERED = 0.12;
/** ...and shapes are, if there are so many of them in it. */
const SHAPES = 3;
/** Millimetres. */
const SLACK = 2;

/** Frames that wait for a photo and have no finished drawing under them: on paper they would be empty. */
export function bareFrames({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap(({ at, nodes }) =>
    nodes.flatMap(({ node, box }, index) => {
      if (node.type !== 'Image' || node.props.image !== null) return [];
      const isDrawn = node.props.fill === null && hasDrawing(box, nodes.slice(0, index));
      const place = `${Math.round(box.width)} × ${Math.round(box.height)} at ${Math.round(box.x)}, ${Math.round(box.y)}`;
      return isDrawn ? [] : [{ spread: at, words: place }];
    }),
  );
}

function hasDrawing(frame: Box, under: readonly PrintedNode[]): boolean {
  const area = frame.width * frame.height;
  const pictures = under.filter(({ node }) => node.type === 'Image' && node.props.image !== null);
  if (pictures.some(({ box }) => overlap(frame, box) >= COVERED * area)) return true;
  const shapes = under.filter(({ node, box }) => isShape(node) && overlap(frame, box) > 0 && fitsIn(box, frame));
  return shapes.length >= SHAPES;
}

function fitsIn(box: Box, frame: Box): boolean {
  return box.width <= frame.width + SLACK && box.height <= frame.height + SLACK;
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
