import type { Sticker, StickerId } from '@figurina/album';
import { useNavigate } from 'react-router';
import { useEditor } from '../../../session/editor-context.ts';
import { stickerAddress, stickersAddress } from '../../../session/stickers/sticker-address.ts';
import { inListOrder, useStickerLists } from '../../../session/stickers/use-sticker-lists.ts';

export interface StickerWalk {
  /** Counted from one. */
  readonly at: number;
  readonly of: number;
  readonly previous: Sticker | null;
  readonly next: Sticker | null;
  go(sticker: Sticker | null): void;
  close(): void;
}

/** From one sticker to the next through all chapters, as the panel lists them. */
export function useStickerWalk(id: StickerId): StickerWalk {
  const { meta } = useEditor();
  const navigate = useNavigate();
  const all = inListOrder(useStickerLists());
  const index = all.findIndex((sticker) => sticker.id === id);
  const albumId = meta.get().id;
  return {
    at: index + 1,
    of: all.length,
    previous: all[index - 1] ?? null,
    next: all[index + 1] ?? null,
    go(sticker) {
      // The way back leads out of the form, not through everybody.
      if (sticker) void navigate(stickerAddress(albumId, sticker.id as StickerId), { replace: true });
    },
    close: () => void navigate(stickersAddress(albumId)),
  };
}
