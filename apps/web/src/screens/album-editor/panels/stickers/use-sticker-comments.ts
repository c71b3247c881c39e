import type { NodeId, StickerId } from '@figurina/album';
import type { MenuEntry } from '@figurina/ui';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { mayShowComments } from '../../session/comments/comments-shown.ts';
import { showComment } from '../../session/comments/show-comment.ts';
import { openOnSticker, writeOnSticker } from '../../session/comments/sticker-comments.ts';
import { useEditor } from '../../session/editor-context.ts';

/** What is said of a sticker: how much of it is open, and the ways there from its row. */
export function useStickerComments(
  id: StickerId,
  cellId: NodeId | null,
): { readonly count: number; readonly entries: readonly MenuEntry[] } {
  const session = useEditor();
  const t = useT();
  const { threads } = session.comments;
  useSyncExternalStore(threads.subscribe, threads.get);
  const open = openOnSticker(session, id);
  const count = open.length;
  if (!mayShowComments()) return { count, entries: [] };
  return {
    count,
    entries: [
      ...(open[0]
        ? [
            {
              kind: 'action' as const,
              label: t('comments.here', { count }),
              icon: IconMessageCircle,
              run: () => void showComment(session, open[0]!),
            },
          ]
        : []),
      {
        kind: 'action',
        label: t('comments.on_sticker'),
        icon: IconMessagePlus,
        run: () => writeOnSticker(session, id, cellId),
      },
    ],
  };
}
