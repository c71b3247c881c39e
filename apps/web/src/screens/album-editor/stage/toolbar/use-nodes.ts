import type { NodeId } from '@figurina/album';
import type { EditorStore, Selection } from '@figurina/editor';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import type { WorkspaceNode } from './toolbar-section.ts';

/** The selected nodes as the document has them; of a selected spread, the spread. The same array until one changed. */
export function useNodes({ ids, mode, spreadId }: Selection): readonly WorkspaceNode[] {
  const { store } = useEditor();
  const source = useMemo(
    () => nodesOf(store, mode !== 'spread' ? ids : spreadId ? [spreadId] : []),
    [store, ids, mode, spreadId],
  );
  return useSyncExternalStore(source.subscribe, source.get);
}

function nodesOf(store: EditorStore, ids: readonly NodeId[]) {
  let kept: readonly WorkspaceNode[] = [];
  return {
    get() {
      const next = ids.flatMap((id) => store.document.nodes.get(id) ?? []);
      if (next.length !== kept.length || next.some((node, index) => node !== kept[index])) kept = next;
      return kept;
    },
    subscribe(listener: () => void) {
      const ends = ids.map((id) => store.subscribe(`node:${id}`, listener));
      return () => ends.forEach((end) => end());
    },
  };
}
