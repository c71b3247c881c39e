import type { AlbumAccess, AlbumDocuments, Albums } from '../albums/index.ts';
import type { HistoryParts } from '../history/index.ts';

/** What the trash takes from other features. */
export interface TrashParts extends Pick<HistoryParts, 'db' | 'clock' | 'jobs' | 'listChanged' | 'pictures'> {
  readonly access: AlbumAccess;
  readonly documents: Pick<AlbumDocuments, 'readDocument' | 'applyMutation'>;
  readonly albums: Pick<Albums, 'erase'>;
}
