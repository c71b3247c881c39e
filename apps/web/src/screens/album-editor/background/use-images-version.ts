import type { AlbumNode, Sticker } from '@figurina/album';
import type { Change } from '@figurina/editor';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../session/editor-context.ts';

/** Counts the changes of the album's pictures and of where they are shown; moving elements about does not count. */
export function useImagesVersion(): number {
  const { store } = useEditor();
  const counter = useMemo(() => ({ value: 0 }), []);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        store.onChange(({ touched }) => {
          if (touched.some(isOfImages)) counter.value++;
        }),
        store.subscribe('document', listener),
      ];
      return () => ends.forEach((end) => end());
    },
    [store, counter],
  );
  return useSyncExternalStore(subscribe, () => counter.value);
}

function isOfImages({ table, before, after }: Change['touched'][number]): boolean {
  if (table === 'images') return true;
  if (table === 'stickers') return (before as Sticker | undefined)?.image !== (after as Sticker | undefined)?.image;
  return table === 'nodes' && imageOf(before as AlbumNode | undefined) !== imageOf(after as AlbumNode | undefined);
}

function imageOf(node: AlbumNode | undefined): string | null {
  return node?.type === 'Image' ? node.props.image : null;
}
