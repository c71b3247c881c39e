import { toolOf } from '@figurina/editor';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import './keys-hint.css';

/** What the keys do on the canvas at this moment, for who works with them; seen while they are there. */
export function KeysHint() {
  const { cropping, editable, meta, toolbox, view } = useEditor();
  const t = useT();
  const mayEdit = useSyncExternalStore(meta.subscribe, editable);
  const preview = view((state) => state.printPreview);
  const crops = useSyncExternalStore(cropping.subscribe, () => cropping.get() !== null);
  const creates = useSyncExternalStore(toolbox.subscribe, () => toolOf(toolbox.active()).creates !== undefined);
  const mode = crops ? '.crop' : preview || !mayEdit ? '.read' : creates ? '.tool' : '';
  return (
    <p className="canvas-hint" aria-hidden="true">
      {t(`editor.canvas.hint${mode}`)}
    </p>
  );
}
