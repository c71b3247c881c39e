import { openMenuOnSelection } from './open-menu.ts';
import type { EditorAction } from './editor-action.ts';

/** Ways to everything else: the menu by key, the command palette, the search, the list of shortcuts. */
export const HELP_ACTIONS: readonly EditorAction[] = [
  {
    id: 'help.palette',
    icon: 'IconCommand',
    where: 'anywhere',
    shortcuts: [{ key: 'k', mod: true }],
    enabled: () => true,
    run: (session) => session.windows.open({ kind: 'palette', finds: 'all' }),
  },
  {
    id: 'help.find',
    icon: 'IconSearch',
    where: 'anywhere',
    shortcuts: [{ key: 'f', mod: true }],
    enabled: () => true,
    run: (session) => session.windows.open({ kind: 'palette', finds: 'places' }),
  },
  {
    id: 'help.history',
    icon: 'IconHistory',
    where: 'anywhere',
    shortcuts: [{ code: 'KeyH', mod: true, alt: true }],
    enabled: () => true,
    run: (session) => session.windows.open({ kind: 'history' }),
  },
  {
    id: 'help.shortcuts',
    icon: 'IconKeyboard',
    where: 'anywhere',
    shortcuts: [{ key: '?', shift: true }],
    enabled: () => true,
    run: (session) => session.windows.open({ kind: 'shortcuts' }),
  },
  {
    id: 'help.menu',
    icon: 'IconDots',
    where: 'canvas',
    shortcuts: [{ key: 'ContextMenu' }, { key: 'F10', shift: true }],
    enabled: () => true,
    run: openMenuOnSelection,
  },
];
