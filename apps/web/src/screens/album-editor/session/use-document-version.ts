import type { AlbumNode } from '@figurina/album';
import type { Change } from '@figurina/editor';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from './editor-context.ts';

/**
 * Counts the changes of what chapters and stickers are made of: the document's tables change in place, so what is
 * derived of them hangs on this. Moving pictures and texts about does not count.
 */
export function useDocumentVersion(): number {
  const { store } = useEditor();
  const counter = useMemo(() => ({ value: 0 }), []);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        store.onChange(({ touched }) => {
          if (touched.some(isOfChapters)) counter.value++;
        }),
        store.subscribe('document', listener),
      ];
      return () => ends.forEach((end) => end());
    },
    [store, counter],
  );
  return useSyncExternalStore(subscribe, () => counter.value);
}

function isOfChapters({ table, before, after }: Change['touched'][number]): boolean {
  if (table === 'stickers') return true;
  if (table !== 'nodes') return false;
  const [was, is] = [before as AlbumNode | undefined, after as AlbumNode | undefined];
  const type = (is ?? was)?.type;
  if (type === 'Section' || type === 'Spread') return true;
  return type === 'StickerCell' && stickerOf(was) !== stickerOf(is);
}

function stickerOf(node: AlbumNode | undefined): string | null {
  return node?.type === 'StickerCell' ? node.props.stickerId : null;
}
