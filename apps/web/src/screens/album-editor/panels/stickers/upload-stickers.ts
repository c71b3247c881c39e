import { addSticker, type NodeId, type StickerId } from '@figurina/album';
import { chooseFiles } from '../../session/files/choose-files.ts';
import { nameFromFile, PHOTOS } from '../../session/files/check-files.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** Photos become stickers of a chapter, named after their files. Those that are chosen together are one step of undo. */
export async function uploadStickers(session: EditorSession, sectionId: NodeId): Promise<void> {
  const files = await chooseFiles({ several: true, kinds: PHOTOS });
  if (files.length > 0) await makeStickers(session, files, sectionId);
}

export async function makeStickers(session: EditorSession, files: readonly File[], sectionId: NodeId): Promise<void> {
  const together = `upload-stickers:${session.makeId()}`;
  await session.files.stickerPhotos(files, (image, file) => {
    session.run(
      'steps.sticker_new',
      (document) =>
        addSticker(document, {
          id: session.makeId() as StickerId,
          name: nameFromFile(file.name),
          image,
          sectionId: document.nodes.has(sectionId) ? sectionId : null,
          untitled: session.t('roster.unnamed_chapter'),
          makeId: session.makeId,
          now: new Date().toISOString(),
        }),
      together,
    );
  });
}
