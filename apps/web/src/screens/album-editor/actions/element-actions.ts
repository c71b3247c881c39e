import { groupElements, type NodeId, removeElements, ungroupElements } from '@figurina/album';
import { nodeLabel } from '../session/album/node-label.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { duplicateSelected } from './duplicate.ts';
import type { EditorAction } from './editor-action.ts';
import { runSaying } from '../session/notices/run-saying.ts';
import { canChange, fillable, movable, readingOrder, selected } from '../session/selection/selected.ts';

/** What happens to the selected elements. */
export const ELEMENT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'element.delete',
    icon: 'IconTrash',
    where: 'canvas',
    shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
    enabled: canChange,
    run(session) {
      const ids = movable(session);
      const [first] = ids.map((id) => session.store.document.nodes.get(id));
      const name = first ? nodeLabel(session, first) : '';
      session.selection.select([]);
      if (session.run('steps.delete', (document) => removeElements(document, { ids })))
        session.announcer.say(session.t('spoken.deleted', { count: ids.length, name }));
    },
  },
  {
    id: 'element.duplicate',
    icon: 'IconCopy',
    where: 'canvas',
    shortcuts: [{ key: 'd', mod: true }],
    enabled: canChange,
    run: duplicateSelected,
  },
  {
    id: 'element.group',
    icon: 'IconLayersLinked',
    where: 'canvas',
    shortcuts: [{ key: 'g', mod: true }],
    enabled: (session) => session.editable() && movable(session).length > 1,
    why: (session) => (canChange(session) ? 'arrange.why.two' : null),
    run(session) {
      const groupId = session.makeId() as NodeId;
      const ids = movable(session);
      if (
        runSaying(session, 'steps.group', (document) =>
          groupElements(document, { ids, id: groupId, makeId: session.makeId, measured: session.measured }),
        )
      )
        session.selection.select([groupId]);
    },
  },
  {
    id: 'element.ungroup',
    icon: 'IconLayersOff',
    where: 'canvas',
    shortcuts: [
      { key: 'g', mod: true, shift: true },
      { key: 'u', mod: true },
    ],
    enabled: (session) =>
      canChange(session) && selected(session).some((id) => session.store.document.nodes.get(id)?.type === 'Group'),
    why: (session) => (canChange(session) ? 'editor.refusal.not_a_group' : null),
    run(session) {
      const ids = movable(session);
      const children = ids.flatMap((id) => session.store.document.childIds(id));
      if (runSaying(session, 'steps.ungroup', (document) => ungroupElements(document, { ids, makeId: session.makeId })))
        session.selection.select(children);
    },
  },
  {
    id: 'element.edit',
    icon: 'IconPencil',
    where: 'canvas',
    shortcuts: [{ key: 'Enter' }],
    enabled: (session) => innerOf(session) !== null,
    why: (session) => (canChange(session) ? 'arrange.why.nothing_inside' : null),
    run(session) {
      const node = innerOf(session);
      if (!node) return;
      const { cropping, selection } = session;
      if (node.type === 'Text') selection.editText(node.id);
      else if (node.type === 'Comment') session.comments.edit();
      else if (node.type === 'Group') selection.select(readingOrder(session, node.id).slice(0, 1));
      else {
        // A cell also shows its sticker in the panel; an empty frame asks for its picture.
        const canCrop = cropping.canOpen(node.id);
        if (node.type === 'StickerCell' || !canCrop) session.open(node.id);
        if (canCrop) selection.editImage(node.id);
      }
    },
  },
];

const WITH_INSIDE: readonly string[] = ['Text', 'Comment', 'Group', 'Image', 'StickerCell'];

/** The one selected element, where there is something in it to be changed: what a double click opens too. */
function innerOf(session: EditorSession) {
  const own = movable(session);
  const ids = own.length > 0 ? own : fillable(session);
  const [node] = ids.map((id) => session.store.document.nodes.get(id));
  return ids.length === 1 && node && WITH_INSIDE.includes(node.type) ? node : null;
}
