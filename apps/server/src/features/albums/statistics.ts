import { albumStatistics, type AlbumDocument } from '@figurina/album';
import type { AlbumStatistics } from '@figurina/contract';

/** The figures of an album as lists and answers show them; stored with every snapshot. */
export function statisticsOf(document: AlbumDocument): AlbumStatistics {
  const figures = albumStatistics(document);
  return {
    inlay_spreads_count: figures.inlaySpreadsCount,
    spreads_needed: figures.spreadsNeeded,
    spine: figures.spine,
    stickers_count: figures.stickersCount,
    placed_stickers_count: figures.placedStickersCount,
    photos_count: figures.photosCount,
  };
}
