import type { Peers } from '@figurina/editor';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';

/**
 * What is read off the others: plain data. Drawn anew when it is another, not for every move of a pointer, of which
 * twenty a second come from each of them.
 */
export function useFromPeers<T>(read: (peers: Peers) => T): T {
  const { presence } = useEditor();
  const said = useSyncExternalStore(presence.subscribe, () => JSON.stringify(read(presence.peers())));
  return useMemo(() => JSON.parse(said) as T, [said]);
}
