import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor, useSelection } from '../session/editor-context.ts';
import { nodeLabel } from './node-label.ts';

/** Says what is selected, for people who do not see the frame. */
export function CanvasAnnouncer() {
  const session = useEditor();
  const { ids } = useSelection();
  const t = useT();
  const said = useSyncExternalStore(session.announcer.subscribe, session.announcer.get);
  const names = ids.flatMap((id) => {
    const node = session.store.document.nodes.get(id);
    return node ? [nodeLabel(session, node)] : [];
  });
  const words =
    names.length === 0
      ? ''
      : names.length === 1
        ? t('editor.selected.one', { name: names[0]! })
        : t('editor.selected.many', { count: names.length });
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {words}
      </div>
      {/* What an action did: beside the selection, so that neither swallows the other. */}
      <div aria-live="polite">{said}</div>
    </VisuallyHidden>
  );
}
