import type { AlbumDocument, StickerId } from '@figurina/album';
import type { StickerUpload } from '@figurina/contract';
import { draftOf, matchesOf } from './upload-draft.ts';

/** The uploads that wait, by the chapter they will go into when nothing is changed about them. */
export function uploadsByChapter(uploads: readonly StickerUpload[], document: AlbumDocument): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const upload of uploads) {
    if (upload.state !== 'new') continue;
    const draft = draftOf(upload, matchesOf(upload, document));
    const sticker = draft.stickerId === null ? undefined : document.stickers.get(draft.stickerId as StickerId);
    const chapter = sticker?.sectionId ?? draft.sectionId;
    if (chapter !== null) found.set(chapter, [...(found.get(chapter) ?? []), upload.id]);
  }
  return found;
}
