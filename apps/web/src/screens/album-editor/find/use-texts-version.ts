import type { AlbumNode } from '@figurina/album';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../session/editor-context.ts';

/** Counts the changes of what can be found: the album's texts, and where they stand. */
export function useTextsVersion(): number {
  const { store } = useEditor();
  const counter = useMemo(() => ({ value: 0 }), []);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        store.onChange(({ touched }) => {
          if (touched.some(({ table, before, after }) => table === 'nodes' && (isOfTexts(before) || isOfTexts(after))))
            counter.value++;
        }),
        store.subscribe('document', listener),
      ];
      return () => ends.forEach((end) => end());
    },
    [store, counter],
  );
  return useSyncExternalStore(subscribe, () => counter.value);
}

function isOfTexts(record: object | undefined): boolean {
  const type = (record as AlbumNode | undefined)?.type;
  return type === 'Text' || type === 'Group' || type === 'Spread' || type === 'Section';
}
