import type { Face } from '@figurina/album';
import type { FoundFaces } from '@figurina/contract';

/** Somebody in the background: less than this share of the chosen face's height. */
const BACKGROUND = 0.4;
const MOST_OTHERS = 20;

/** The face that a picture is of: the largest, one in the middle before one of the same size at the edge. */
export function chooseFace(faces: readonly Face[]): FoundFaces {
  const [face, ...others] = faces.toSorted((a, b) => weight(b) - weight(a));
  if (!face) return { face: null, other_faces: [] };
  const beside = others.filter(({ height }) => height > face.height * BACKGROUND);
  return { face, other_faces: beside.slice(0, MOST_OTHERS) };
}

function weight({ x, y, width, height }: Face): number {
  const off = Math.hypot(x + width / 2 - 0.5, y + height / 2 - 0.5);
  return height * (1 - off / 2);
}
