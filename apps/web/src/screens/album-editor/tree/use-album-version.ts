import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../session/editor-context.ts';

/** Counts the changes of the album, for lists that show all of a page: its tables change in place. */
export function useAlbumVersion(): number {
  const { store } = useEditor();
  const counter = useMemo(() => ({ value: 0 }), []);
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe('document', () => {
        counter.value++;
        listener();
      }),
    [store, counter],
  );
  return useSyncExternalStore(subscribe, () => counter.value);
}
