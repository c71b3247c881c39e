import type { NodeId, NodeOf } from '@figurina/album';
import { useCallback } from 'react';
import { useEditor } from '../session/editor-context.ts';
import { useCell } from '../session/use-cell.ts';

export function useComment(id: NodeId): NodeOf<'Comment'> | null {
  const { store } = useEditor();
  return useCell(
    `node:${id}`,
    useCallback(() => {
      const node = store.document.nodes.get(id);
      return node?.type === 'Comment' ? node : null;
    }, [store, id]),
  );
}
