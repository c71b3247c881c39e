import type { NodeId } from '@figurina/album';
import { Suspense, useCallback, useEffect } from 'react';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import { lazyPart } from '../../shell/lazy-part.ts';
import { useCell } from '../../session/use-cell.ts';
import { useDrawnElement } from './use-drawn-element.ts';
import { useSymbolNames } from './use-symbol-names.ts';

const loadTextEditor = async () => import('./TextEditor.tsx');
/** Loaded with the first text that is selected, before it is opened: the text editor is the largest part of the canvas. */
const TextEditor = lazyPart(loadTextEditor);

export function TextEditing() {
  useSymbolNames();
  const { store } = useEditor();
  const { mode, ids } = useSelection();
  useEffect(() => {
    // Who opens it asks again, and is told when it cannot be had.
    if (ids.some((id) => store.document.nodes.get(id)?.type === 'Text')) loadTextEditor().catch(() => undefined);
  }, [store, ids]);
  const id = mode === 'text' ? ids[0] : undefined;
  return id ? <OpenText key={id} id={id} /> : null;
}

function OpenText({ id }: { id: NodeId }) {
  const session = useEditor();
  const { store } = session;
  const node = useCell(
    `node:${id}`,
    useCallback(() => store.document.nodes.get(id), [store, id]),
  );
  const drawn = useDrawnElement(session, id);
  if (node?.type !== 'Text' || !drawn) return null;
  return (
    <Suspense fallback={null}>
      <TextEditor node={node} drawn={drawn} />
    </Suspense>
  );
}
