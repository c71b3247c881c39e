import type { NodeId } from '@figurina/album';
import { lazy, Suspense } from 'react';
import { useCallback } from 'react';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import { useCell } from '../../session/use-cell.ts';

/** Loaded with the first text that is opened: the text editor is the largest part of the canvas. */
const TextEditor = lazy(() => import('./TextEditor.tsx'));

export function TextEditing() {
  const { mode, ids } = useSelection();
  const id = mode === 'text' ? ids[0] : undefined;
  return id ? <OpenText key={id} id={id} /> : null;
}

function OpenText({ id }: { id: NodeId }) {
  const { store } = useEditor();
  const node = useCell(
    `node:${id}`,
    useCallback(() => store.document.nodes.get(id), [store, id]),
  );
  if (node?.type !== 'Text') return null;
  return (
    <Suspense fallback={null}>
      <TextEditor node={node} />
    </Suspense>
  );
}
