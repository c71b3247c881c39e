import { type ChapterStickers, type Sticker, stickersByChapter } from '@figurina/album';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';
import { useDocumentVersion } from '../album/use-document-version.ts';

/** The chapters with their stickers as the panel lists them. */
export function useStickerLists(): readonly ChapterStickers[] {
  const { store, facts } = useEditor();
  const version = useDocumentVersion();
  const album = useSyncExternalStore(facts.album.subscribe, facts.album.get);
  return useMemo(
    () => stickersByChapter(store.document, (id) => album.stickerNumbers(id)[0]),
    // The tables change in place: what they hold is another after every revision.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, version, album],
  );
}

/** All stickers one after the other. */
export const inListOrder = (chapters: readonly ChapterStickers[]): Sticker[] =>
  chapters.flatMap(({ unplaced, placed }) => [...unplaced, ...placed]);
