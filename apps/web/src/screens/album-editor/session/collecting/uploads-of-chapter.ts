import type { AlbumDocument, StickerId } from '@figurina/album';
import type { StickerUpload } from '@figurina/contract';
import type { UploadMatches } from './upload-matches.ts';

/** The uploads that wait for a chapter: they will go into it when nothing is changed about them. */
export function uploadsOfChapter(
  uploads: readonly StickerUpload[],
  chapter: string,
  { document, matches }: { document: AlbumDocument; matches: UploadMatches },
): string[] {
  return uploads.flatMap((upload) => {
    if (upload.state !== 'new') return [];
    const { stickerId, sectionId } = matches.draft(upload);
    const sticker = stickerId === null ? undefined : document.stickers.get(stickerId as StickerId);
    return (sticker?.sectionId ?? sectionId) === chapter ? [upload.id] : [];
  });
}
