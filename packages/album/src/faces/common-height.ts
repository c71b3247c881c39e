/** One head height for many pictures. */
import type { Face } from '../document/image.ts';
import { coverScale } from '../geometry/crop-matrix.ts';
import { HEAD_HEIGHT, SAME_HEIGHT } from './frame-face.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface FaceInFrame {
  readonly frame: Size;
  readonly picture: Size;
  readonly face: Face;
}

/** So many of the pictures must reach the common height; the closest-up ones would make everybody else too large. */
const MOST_OF_THEM = 0.9;

/**
 * The height that heads of these pictures can have in common: the wanted one, or the least that nine of ten reach without
 * leaving their picture. Portraits that were taken close up cannot be shown smaller than they are.
 */
export function commonHeadHeight(faces: readonly FaceInFrame[], wanted: number = HEAD_HEIGHT.usual): number {
  const least = faces.map(leastHeight).sort((a, b) => a - b);
  const reached = least[Math.ceil(least.length * MOST_OF_THEM) - 1] ?? 0;
  // Who is a little higher still counts as of the same height: the middle of that room is the fairest.
  const common = Math.round((reached / (1 + SAME_HEIGHT / 2)) * 1000) / 1000;
  return Math.min(HEAD_HEIGHT.most, Math.max(wanted, common));
}

/** The height of a face when the whole picture is shown that the frame can take. */
function leastHeight({ frame, picture, face }: FaceInFrame): number {
  return (face.height * picture.height * coverScale(frame, picture, 1)) / frame.height;
}
