import type { StickerId } from '@figurina/album';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useEditor } from '../../../session/editor-context.ts';
import { stickerAddress } from '../../../session/stickers/sticker-address.ts';

/** While the form of a sticker is open, a click on another one's cell brings that one into the form. */
export function useFollowSelection(id: StickerId): void {
  const { selection, store, meta } = useEditor();
  const navigate = useNavigate();
  useEffect(
    () =>
      selection.subscribe(() => {
        const [first, ...others] = selection.get().ids;
        const node = first && others.length === 0 ? store.document.nodes.get(first) : undefined;
        const shown = node?.type === 'StickerCell' ? (node.props.stickerId as StickerId | null) : null;
        if (shown && shown !== id) void navigate(stickerAddress(meta.get().id, shown), { replace: true });
      }),
    [selection, store, meta, navigate, id],
  );
}
