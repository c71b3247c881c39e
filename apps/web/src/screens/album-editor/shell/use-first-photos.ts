import { cellOfSticker, changeSticker, type ImageId, type StickerId } from '@figurina/album';
import { useEffect } from 'react';
import { type FirstPhoto, firstPhotosOf, forgetFirstPhotos } from '../../../first-photos/kept-first-photos.ts';
import { previewOfPhoto } from '../../../first-photos/preview-of-photo.ts';
import { useEditor } from '../session/editor-context.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Photos that came with the list of a new album go to the server, each shown in its place meanwhile, and to its sticker:
 * one step of undo. What is not there when the album is closed goes on with its next visit.
 */
export function useFirstPhotos(): void {
  const session = useEditor();
  useEffect(() => {
    const { id } = session.meta.get();
    const leaving = new AbortController();
    // One window sends them.
    void navigator.locks
      ?.request(`figurina.first_photos.${id}`, { signal: leaving.signal }, async () =>
        sendAll(session, id, leaving.signal),
      )
      .catch(() => {
        // Left before it was this window's turn.
      });
    return () => leaving.abort();
  }, [session]);
}

async function sendAll(session: EditorSession, albumId: string, leaving: AbortSignal): Promise<void> {
  const photos = await firstPhotosOf(albumId);
  if (photos.length === 0 || !session.editable('fill')) return;
  const sent: Promise<void>[] = [];
  for (const photo of photos) {
    if (leaving.aborted) break;
    if (!waits(session, photo)) await forget(photo);
    else {
      // Made one by one: a hundred photos at once would fill the memory.
      const shown = photo.preview ? photo : { ...photo, ...(await previewOfPhoto(photo.file)) };
      sent.push(send(session, shown));
    }
  }
  await Promise.all(sent);
}

/** Whoever was given another photo since, or is not there any more, needs none. */
function waits({ store }: EditorSession, { sticker }: FirstPhoto): boolean {
  return store.document.stickers.get(sticker as StickerId)?.image === null;
}

async function send(session: EditorSession, photo: FirstPhoto): Promise<void> {
  const { files, store, run, makeId } = session;
  const { preview, width, height } = photo;
  const stickerId = photo.sticker as StickerId;
  const picture = { url: preview && URL.createObjectURL(preview), width, height };
  const file = new File([photo.file], fileName(photo), { type: photo.file.type });
  let arrived = false;
  await files.send(
    { file, picture },
    cellOfSticker(store.document, stickerId)?.id ?? null,
    async (imageId: ImageId) => {
      arrived = true;
      if (waits(session, photo))
        run(
          'steps.sticker_photo',
          (document) => changeSticker(document, { stickerId, change: { image: imageId }, makeId }),
          'first-photos',
        );
      await forget(photo);
    },
  );
  // Neither there nor to be tried again: it was cancelled, or it is no picture.
  if (!arrived && !files.pending.get().some(({ name, again }) => name === file.name && again)) await forget(photo);
}

const forget = ({ owner, name }: FirstPhoto): Promise<void> => forgetFirstPhotos(owner, [name]);

/** As the person knows it: without its folder, and without the sticker. */
const fileName = ({ name, sticker }: FirstPhoto): string => name.slice(`${sticker} `.length).split('/').pop()!;
