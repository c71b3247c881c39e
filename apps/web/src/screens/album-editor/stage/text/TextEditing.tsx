import type { NodeId } from '@figurina/album';
import { Suspense, useCallback } from 'react';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import { lazyPart } from '../../parts/lazy-part.ts';
import { useCell } from '../../session/album/use-cell.ts';
import { useDrawnElement } from '../../session/text/use-drawn-element.ts';
import { useSymbolNames } from './use-symbol-names.ts';
import './text-editing.css';

/** The text editor is the largest part of the canvas. */
const TextEditor = lazyPart(async () => import('./TextEditor.tsx'));

export function TextEditing() {
  useSymbolNames();
  const { mode, ids } = useSelection();
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
