import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { StickerId } from '@figurina/album';
import { type RefObject, useEffect } from 'react';
import type { StickerDragData } from '../../stage/drops/sticker-drop.ts';
import { showDragPill } from '../../parts/touch/drag-pill.ts';
import type { StickerChoice } from './sticker-choice.ts';

interface StickerDrag {
  readonly id: StickerId;
  readonly choice: StickerChoice;
  readonly editable: boolean;
  /** What is dragged, in words, when it is more than the row. */
  readonly label: (count: number) => string;
}

/** A row carries its sticker, or all that are chosen when it is one of them. */
export function useStickerDrag(row: RefObject<HTMLElement | null>, drag: StickerDrag): void {
  const { id, choice, editable, label } = drag;
  useEffect(() => {
    if (!row.current || !editable) return;
    const dragged = (): readonly StickerId[] => (choice.get().has(id) ? [...choice.get()] : [id]);
    return draggable({
      element: row.current,
      getInitialData: (): Record<string, unknown> => {
        const data: StickerDragData = { kind: 'sticker', stickerIds: dragged() };
        return { ...data };
      },
      onGenerateDragPreview({ nativeSetDragImage }) {
        const { length } = dragged();
        if (length > 1) showDragPill(nativeSetDragImage, label(length));
      },
    });
    // The words are made when they are needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [row, id, choice, editable]);
}
