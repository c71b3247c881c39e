import type { NodeId, Sticker } from '@figurina/album';
import type { EditedAt } from '../rights.ts';

/** The chapters that stickers belong to, each once; what has none is the album's. */
export function placesOfStickers(stickers: Iterable<Pick<Sticker, 'sectionId'> | undefined>): readonly EditedAt[] {
  const places = new Set<EditedAt>();
  for (const sticker of stickers) if (sticker) places.add((sticker.sectionId as NodeId | null) ?? 'album');
  return [...places];
}
