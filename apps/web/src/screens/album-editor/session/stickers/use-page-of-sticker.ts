import { cellOfSticker, type StickerId } from '@figurina/album';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';

/** The page that a sticker is placed on; null while it is not. */
export function usePageOfSticker(id: StickerId): string | null {
  const { store, facts } = useEditor();
  const album = useSyncExternalStore(facts.album.subscribe, facts.album.get);
  const cell = cellOfSticker(store.document, id);
  return cell ? (album.symbol(cell.id, 'page-number') as string) : null;
}
