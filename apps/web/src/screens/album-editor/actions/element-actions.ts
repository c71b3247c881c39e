import { groupElements, type NodeId, removeElements, ungroupElements } from '@figurina/album';
import { nodeLabel } from '../canvas/node-label.ts';
import { duplicateSelected } from './duplicate.ts';
import type { EditorAction } from './editor-action.ts';
import { runSaying } from './run-saying.ts';
import { canChange, movable, selected } from './selected.ts';

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
    enabled: canChange,
    run(session) {
      const [id] = selected(session);
      const node = id && session.store.document.nodes.get(id);
      if (node && node.type === 'Text') session.selection.editText(node.id);
      else if (node && node.type === 'Comment') session.comments.edit();
      else if (node && session.cropping.canOpen(node.id)) session.selection.editImage(node.id);
      else if (node && node.type === 'Group') {
        const child = session.store.document.childIds(node.id).at(-1);
        if (child) session.selection.select([child]);
      }
    },
  },
];
