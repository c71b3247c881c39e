import type { NodeId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { TreeProps } from './tree-props.ts';

/** The menu of an element, as on the canvas: of all that is selected when the row is among it. */
export function openRowMenu(session: EditorSession): NonNullable<TreeProps['menu']> {
  return (row, at, from) => {
    const id = row.id as NodeId;
    const type = session.store.document.nodes.get(id)?.type;
    if (!type || type === 'Section' || type === 'Spread') return;
    if (!session.selection.get().ids.includes(id)) session.reveal(id);
    session.windows.open({ kind: 'menu', at, world: null, pile: [], from });
  };
}
