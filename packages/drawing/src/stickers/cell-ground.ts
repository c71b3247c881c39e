import type { NodeOf } from '@figurina/album';
import type { CellGround } from './sticker-areas.ts';

type PlaceProps = NodeOf<'StickerCell'>['props'] | NodeOf<'Sticker'>['props'];

/** The ground that a cell has of its own; null where its design's tint is meant. A sticker for decoration has none. */
export function groundOf(props: PlaceProps): CellGround | null {
  if (!('fill' in props) || props.fill === null) return null;
  return { fill: props.fill, opacity: props.fillOpacity };
}
