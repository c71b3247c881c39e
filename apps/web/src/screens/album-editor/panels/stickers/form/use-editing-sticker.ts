import type { StickerId } from '@figurina/album';
import { useEffect, useSyncExternalStore } from 'react';
import { useEditor } from '../../../session/editor-context.ts';

/** Tells the others which sticker one has in the form, and answers which other people have it; one's own other windows are none. */
export function useEditingSticker(id: StickerId): readonly { id: string; name: string; color: string }[] {
  const { presence, selection, actor } = useEditor();
  useEffect(() => {
    const tell = (): void => presence.update({ typing_in: id });
    tell();
    // The selection says what is typed in, too: the form is still open after it changed.
    const end = selection.subscribe(tell);
    return () => {
      end();
      presence.update({ typing_in: null });
    };
  }, [presence, selection, id]);
  const peers = useSyncExternalStore(presence.subscribe, presence.peers);
  return [...peers.values()].flatMap((peer) =>
    peer.presence?.typing_in === id && peer.user.user_id !== actor().userId ? [peer.user] : [],
  );
}
