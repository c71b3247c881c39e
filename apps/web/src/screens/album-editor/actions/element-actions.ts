import { duplicateElements, groupElements, type NodeId, removeElements, ungroupElements } from '@figurina/album';
import type { EditorAction } from './editor-action.ts';
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
      session.selection.select([]);
      session.run('steps.delete', (document) => removeElements(document, { ids }));
    },
  },
  {
    id: 'element.duplicate',
    icon: 'IconCopy',
    where: 'canvas',
    shortcuts: [{ key: 'd', mod: true }],
    enabled: canChange,
    run: (session) =>
      void session.run('steps.duplicate', (document) =>
        duplicateElements(document, { ids: movable(session), makeId: session.makeId }),
      ),
  },
  {
    id: 'element.group',
    icon: 'IconBoxMultiple',
    where: 'canvas',
    shortcuts: [{ key: 'g', mod: true }],
    enabled: (session) => session.editable() && movable(session).length > 1,
    run(session) {
      const groupId = session.makeId() as NodeId;
      const ids = movable(session);
      if (
        session.run('steps.group', (document) => groupElements(document, { ids, id: groupId, makeId: session.makeId }))
      )
        session.selection.select([groupId]);
    },
  },
  {
    id: 'element.ungroup',
    icon: 'IconBoxMultiple',
    where: 'canvas',
    shortcuts: [
      { key: 'g', mod: true, shift: true },
      { key: 'u', mod: true },
    ],
    enabled: (session) =>
      canChange(session) && selected(session).some((id) => session.store.document.nodes.get(id)?.type === 'Group'),
    run(session) {
      const ids = movable(session);
      const children = ids.flatMap((id) => session.store.document.childIds(id));
      if (session.run('steps.ungroup', (document) => ungroupElements(document, { ids, makeId: session.makeId })))
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
      else if (node && session.cropping.canOpen(node.id)) session.selection.editImage(node.id);
      else if (node && node.type === 'Group') {
        const child = session.store.document.childIds(node.id).at(-1);
        if (child) session.selection.select([child], node.id);
      }
    },
  },
];
