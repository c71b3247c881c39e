import type { EditorAction } from './editor-action.ts';

/** The way of the keyboard from the canvas to the floating toolbar; Esc leads back. */
export const TOOLBAR_ACTIONS: readonly EditorAction[] = [
  {
    id: 'toolbar.focus',
    icon: 'IconTools',
    where: 'canvas',
    shortcuts: [{ key: 'F10', alt: true }],
    enabled: (session) => session.editable('fill'),
    run: (session) => void session.floating.focusToolbar(),
  },
];
