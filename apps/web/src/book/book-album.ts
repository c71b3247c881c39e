import type { AlbumDocument, AlbumFacts, AlbumMeta } from '@figurina/album';
import type { PlainReaderOptions } from '@figurina/drawing';

/** An album to leaf through: it does not change meanwhile. */
export interface BookAlbum {
  readonly document: AlbumDocument;
  readonly meta: AlbumMeta;
  readonly facts: AlbumFacts;
  /** The address of a picture shown this many millimetres large. */
  readonly imageUrl: PlainReaderOptions['imageUrl'];
}
