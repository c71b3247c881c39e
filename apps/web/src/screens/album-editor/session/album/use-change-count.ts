import type { Change } from '@figurina/editor';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';

export type Touched = Change['touched'][number];

/**
 * Counts the changes of the album that matter to a reader: its tables change in place, so what is derived of them hangs
 * on this. `matters` is made once, outside of components.
 */
export function useChangeCount(matters: (touched: Touched) => boolean): number {
  const { store } = useEditor();
  const counter = useMemo(() => ({ value: 0 }), []);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        store.onChange(({ touched }) => {
          if (touched.some(matters)) counter.value++;
        }),
        store.subscribe('document', listener),
      ];
      return () => ends.forEach((end) => end());
    },
    [store, counter, matters],
  );
  return useSyncExternalStore(subscribe, () => counter.value);
}
