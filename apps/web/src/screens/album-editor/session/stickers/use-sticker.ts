import type { EditRight, ImageId, ImageRecord, NodeId, Sticker, StickerId } from '@figurina/album';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';
import { useCell } from '../album/use-cell.ts';
import type { EditedPlaces } from '../rights.ts';

/** One sticker, read again when it changes; nothing when it is gone. */
export function useSticker(id: StickerId): Sticker | undefined {
  const { store } = useEditor();
  return useCell(
    `sticker:${id}`,
    useCallback(() => store.document.stickers.get(id), [store, id]),
  );
}

export function useStickerImage(image: string | null): ImageRecord | undefined {
  const { store } = useEditor();
  return useCell(
    `image:${image}`,
    useCallback(() => (image ? store.document.images.get(image as ImageId) : undefined), [store, image]),
  );
}

/** The number, or both of a double; none while it is not placed. */
export function useStickerNumbers(id: string): readonly number[] {
  const { facts } = useEditor();
  return useSyncExternalStore(facts.album.subscribe, facts.album.get).stickerNumbers(id);
}

/** Whether this person may change the album now, or do less than that, or at some place of it. */
export function useEditable(right?: EditRight, at?: EditedPlaces): boolean {
  const { meta, editable } = useEditor();
  return useSyncExternalStore(meta.subscribe, () => editable(right, at));
}

/** Whether this person may change a sticker now. */
export function useFillable(sticker?: Pick<Sticker, 'sectionId'>): boolean {
  return useEditable('fill', sticker?.sectionId as NodeId | undefined);
}
