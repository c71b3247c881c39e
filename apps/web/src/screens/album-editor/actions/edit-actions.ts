import type { EditorAction } from './editor-action.ts';

/** Undo, redo, save. */
export const EDIT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'edit.undo',
    icon: 'IconArrowBackUp',
    where: 'anywhere',
    repeats: true,
    shortcuts: [{ key: 'z', mod: true }],
    enabled: (session) => session.mayUndo() && session.history.hasSteps('undo'),
    why: (session) => (session.mayUndo() ? 'arrange.why.nothing_to_undo' : session.whyClosed('fill')),
    run: (session) => session.undo(),
  },
  {
    id: 'edit.redo',
    icon: 'IconArrowForwardUp',
    where: 'anywhere',
    repeats: true,
    shortcuts: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    enabled: (session) => session.mayUndo() && session.history.hasSteps('redo'),
    why: (session) => (session.mayUndo() ? 'arrange.why.nothing_to_redo' : session.whyClosed('fill')),
    run: (session) => session.redo(),
  },
  {
    id: 'edit.save',
    icon: 'IconCloudCheck',
    where: 'anywhere',
    shortcuts: [{ key: 's', mod: true }],
    enabled: () => true,
    run: (session) =>
      void session.sync.flush().then((saved) => session.notify(saved ? 'notices.saved' : 'notices.not_saved')),
  },
];
