import type { AlbumDocument, ImageId, StickerId } from '@figurina/album';
import type { EditorSession } from '../../../session/editor-session.ts';

/** Twice the height that a row shows it at. */
const HEIGHT_PX = 88;

/** Where the photo is that somebody has in the album; undefined for nobody, and for who has none. */
export function photoAddress(
  { stickers, images }: AlbumDocument,
  imageUrl: EditorSession['imageUrl'],
  sticker: StickerId | null,
): string | undefined {
  const shown = sticker === null ? null : stickers.get(sticker)?.image;
  const image = shown ? images.get(shown as ImageId) : undefined;
  return image && imageUrl(image, HEIGHT_PX);
}
