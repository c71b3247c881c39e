import type { AlbumDocument, AlbumFacts, AlbumMeta } from '@figurina/album';
import type { PlainReaderOptions } from '@figurina/drawing';

/** An album to leaf through: it does not change meanwhile. */
export interface BookAlbum {
  readonly document: AlbumDocument;
  readonly meta: AlbumMeta;
  readonly facts: AlbumFacts;
  /** The address of a picture shown this many millimetres large. */
  readonly imageUrl: PlainReaderOptions['imageUrl'];
  /** A picture of the first page, for as long as that waits for its own pictures. */
  readonly firstPage?: string | undefined;
}
