import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { StickerId } from '@figurina/album';
import { type RefObject, useEffect } from 'react';
import type { StickerDragData } from '../canvas/sticker-drop.ts';
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
        if (length < 2) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render({ container }) {
            const pill = document.createElement('div');
            pill.className = 'sticker-drag';
            pill.textContent = label(length);
            container.append(pill);
          },
        });
      },
    });
    // The words are made when they are needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [row, id, choice, editable]);
}
