/**
 * When a picture of somebody is made. Photographs and drawings have places of their own: what is slow about a drawing
 * never keeps a photograph waiting.
 */
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { mediaTypeOf } from './picture/media-type.ts';
import type { PictureLimits } from './picture/picture.ts';
import { createPlaces } from './places.ts';

/** A large photograph takes some hundred MB while it is decoded. */
const PHOTOGRAPHS_AT_ONCE = 2;
/** Each in a process of its own. */
const DRAWINGS_AT_ONCE = 2;

export interface PicturesInTurn {
  /** `head`: how the file begins. A drawing that finds no place soon is refused: its sender is told at once to wait. */
  take<Value>(who: string, head: Uint8Array, work: () => Promise<Value>): Promise<Value | Refusal>;
  /** For a drawing that the product brings along: nothing about it is to be feared. */
  takeOwn<Value>(who: string, work: () => Promise<Value>): Promise<Value>;
}

export function createPicturesInTurn({ drawingSeconds }: Pick<PictureLimits, 'drawingSeconds'>): PicturesInTurn {
  const photographs = createPlaces(PHOTOGRAPHS_AT_ONCE);
  const drawings = createPlaces(DRAWINGS_AT_ONCE);
  return {
    takeOwn: photographs.take,
    take: <Value>(who: string, head: Uint8Array, work: () => Promise<Value>) => {
      if (mediaTypeOf(head) !== 'svg') return photographs.take(who, work);
      const patience = { ms: (drawingSeconds * 1000) / 2, late: () => refuse('too_many_requests') };
      return drawings.take<Value | Refusal>(who, work, patience);
    },
  };
}
