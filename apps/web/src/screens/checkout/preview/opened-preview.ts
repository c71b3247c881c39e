import { type AlbumDocument, customFonts, deriveFacts, parseAlbum } from '@figurina/album';
import { type AlbumPreview, imageUrl } from '@figurina/contract';
import { loadFonts } from '@figurina/drawing';
import type { BookAlbum } from '../../../book/book-album.ts';

/** Shown so large, a picture needs more pixels than it has in a list. */
const LARGE_MM = 110;

/** The album of an answer, ready to be leafed through. */
export function openedPreview(preview: AlbumPreview): BookAlbum {
  const parsed = parseAlbum(preview, preview.schema_version, { sender: 'server' });
  if (!parsed.ok) throw new Error(`The album is ${parsed.code} at ${parsed.at}: ${parsed.detail}`);
  const { id, title, release_date: releaseDate, language, image_token: token } = preview;
  const { document } = parsed;
  const meta = { id, title, releaseDate, language };
  // A page whose font cannot be had yet is shown in another one.
  void loadFonts(familiesOf(document)).catch(() => undefined);
  return {
    document,
    meta,
    facts: deriveFacts(document, meta),
    imageUrl: (image, shown) => imageUrl(image.id, shown < LARGE_MM ? 'medium' : 'large', token),
  };
}

function familiesOf(document: AlbumDocument) {
  return [...[...document.fonts.values()].map(({ family }) => family), ...customFonts(document)];
}
