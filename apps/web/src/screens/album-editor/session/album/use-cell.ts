import type { CellKey } from '@figurina/editor';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';

/** A value read from the album that is read again when a cell changes. `read` must answer the same until then. */
export function useCell<Value>(key: CellKey, read: () => Value): Value {
  const { store } = useEditor();
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, read);
}
