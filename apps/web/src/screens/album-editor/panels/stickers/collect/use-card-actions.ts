import type { StickerUpload } from '@figurina/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { UploadDraft } from '../../../session/collecting/upload-draft.ts';

/** What can be done with a card. */
export interface CardActions {
  change(upload: StickerUpload, part: Partial<UploadDraft>): void;
  accept(upload: StickerUpload): void;
  retake(upload: StickerUpload): void;
  reject(upload: StickerUpload): void;
  reopen(upload: StickerUpload): void;
  remove(upload: StickerUpload): void;
  look(upload: StickerUpload): void;
}

/** The same functions as long as the dialog is open, which do what those of the last drawing do. */
export function useCardActions(now: CardActions): CardActions {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [steady] = useState<CardActions>(() => ({
    change: (upload, part) => latest.current.change(upload, part),
    accept: (upload) => latest.current.accept(upload),
    retake: (upload) => latest.current.retake(upload),
    reject: (upload) => latest.current.reject(upload),
    reopen: (upload) => latest.current.reopen(upload),
    remove: (upload) => latest.current.remove(upload),
    look: (upload) => latest.current.look(upload),
  }));
  return steady;
}
