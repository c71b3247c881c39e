import {
  changeSticker,
  type Crop,
  type ImageRecord,
  sameCrop,
  type StickerId,
  tidyCrop,
  UNCROPPED,
} from '@figurina/album';
import { type RefObject, useMemo } from 'react';
import { useEditor } from '../../../session/editor-context.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import { paintCrop, type Stage } from './crop-stage.ts';

/** Changes the crop of a sticker: shown at once while it is held, saved as one step when it is let go. */
export interface CropEdit {
  current(): Crop;
  show(crop: Crop): void;
  /** Steps with the same `merge` that follow each other are one. */
  commit(crop: Crop, merge?: string): void;
  /** Back to what is saved. */
  cancel(): void;
}

interface CropEditParts {
  readonly session: EditorSession;
  readonly element: () => HTMLElement | null;
  readonly id: StickerId;
  readonly image: ImageRecord;
  readonly stage: Stage;
}

export function useCropEdit(
  element: RefObject<HTMLElement | null>,
  { id, image, stage }: Pick<CropEditParts, 'id' | 'image' | 'stage'>,
): CropEdit {
  const session = useEditor();
  return useMemo(
    () => createCropEdit({ session, element: () => element.current, id, image, stage }),
    [session, element, id, image, stage],
  );
}

function createCropEdit({ session, element, id, image, stage }: CropEditParts): CropEdit {
  let held: Crop | null = null;
  let frame = 0;
  const saved = (): Crop => session.store.document.stickers.get(id) ?? UNCROPPED;
  const paint = (crop: Crop): void => {
    const area = element();
    if (area) paintCrop(area, stage, image, crop);
  };
  return {
    current: () => held ?? saved(),
    show(crop) {
      held = crop;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (held) paint(held);
      });
    },
    commit(crop, merge) {
      held = null;
      const change = tidyCrop(crop);
      if (!sameCrop(change, saved()))
        session.run(
          'steps.crop',
          (document) => changeSticker(document, { stickerId: id, change, makeId: session.makeId }),
          merge && `${merge}:${id}`,
        );
      paint(saved());
    },
    cancel() {
      held = null;
      paint(saved());
    },
  };
}
