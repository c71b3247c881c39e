import { type NodeId, unlinkStickers } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { movable, selected } from './selected.ts';

/** Of the given elements the cells that show a sticker. */
function filledCells(session: EditorSession, ids: readonly NodeId[]): NodeId[] {
  return ids.filter((id) => {
    const node = session.store.document.nodes.get(id);
    return node?.type === 'StickerCell' && node.props.stickerId !== null;
  });
}

/** The stickers of the selected cells. */
export const STICKER_ACTIONS: readonly EditorAction[] = [
  {
    id: 'sticker.edit',
    icon: 'IconUserEdit',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => filledCells(session, selected(session)).length === 1,
    why: () => 'toolbar.why.one_sticker',
    run(session) {
      const [id] = filledCells(session, selected(session));
      if (id) session.open(id);
    },
  },
  {
    id: 'sticker.unlink',
    icon: 'IconUnlink',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable() && filledCells(session, movable(session)).length > 0,
    why: (session) => (session.editable() ? 'toolbar.why.no_sticker' : null),
    run(session) {
      const cellIds = filledCells(session, movable(session));
      session.run('steps.unlink', (document) => unlinkStickers(document, { cellIds }));
    },
  },
];
