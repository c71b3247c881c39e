import { type NodeId, type StickerId, swapStickers, unlinkStickers } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { fillable, selected } from '../session/selection/selected.ts';

/** Of the given elements the cells that show a sticker. */
function filledCells(session: EditorSession, ids: readonly NodeId[]): NodeId[] {
  return ids.filter((id) => {
    const node = session.store.document.nodes.get(id);
    return node?.type === 'StickerCell' && node.props.stickerId !== null;
  });
}

/** The one sticker with a photo that is selected. */
function selectedPhoto(session: EditorSession): StickerId | null {
  const [id, ...more] = filledCells(session, selected(session));
  const cell = id && session.store.document.nodes.get(id);
  if (cell?.type !== 'StickerCell' || more.length > 0) return null;
  const stickerId = cell.props.stickerId as StickerId;
  return session.store.document.stickers.get(stickerId)?.image ? stickerId : null;
}

/** Two cells that show different stickers: what dragging one onto the other does as well. */
function swappable(session: EditorSession): { first: NodeId; second: NodeId } | null {
  const [first, second, ...more] = fillable(session).flatMap((id) => {
    const node = session.store.document.nodes.get(id);
    return node?.type === 'StickerCell' ? [node] : [];
  });
  if (!first || !second || more.length > 0 || first.props.stickerId === second.props.stickerId) return null;
  return { first: first.id, second: second.id };
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
    id: 'sticker.improve',
    icon: 'IconWand',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable('fill', selected(session)) && selectedPhoto(session) !== null,
    why: (session) => {
      if (!session.editable('fill', selected(session))) return null;
      return filledCells(session, selected(session)).length === 1 ? 'edits.why.no_photo' : 'toolbar.why.one_sticker';
    },
    run(session) {
      const stickerId = selectedPhoto(session);
      if (stickerId) session.windows.open({ kind: 'image_edit', stickerId });
    },
  },
  {
    id: 'sticker.swap',
    icon: 'IconArrowsExchange',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable('fill', selected(session)) && swappable(session) !== null,
    why: (session) => (session.editable('fill', selected(session)) ? 'sheet.why.two_cells' : null),
    run(session) {
      const pair = swappable(session);
      if (pair) session.run('steps.swap', (document) => swapStickers(document, pair));
    },
  },
  {
    id: 'sticker.unlink',
    icon: 'IconUnlink',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable('fill') && filledCells(session, fillable(session)).length > 0,
    why: (session) => (session.editable('fill', selected(session)) ? 'toolbar.why.no_sticker' : null),
    run(session) {
      const cellIds = filledCells(session, fillable(session));
      session.run('steps.unlink', (document) => unlinkStickers(document, { cellIds }));
    },
  },
];
