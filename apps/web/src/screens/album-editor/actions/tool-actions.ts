import { TOOLS } from '@figurina/editor';
import { isAvailable } from '../canvas/tools/available-tools.ts';
import type { EditorAction } from './editor-action.ts';

/** The tools by key: once takes it in hand, twice keeps it there. */
export const TOOL_ACTIONS: readonly EditorAction[] = [
  ...TOOLS.map((tool): EditorAction => ({
    id: `tool.${tool.id}`,
    icon: tool.icon,
    where: 'canvas',
    shortcuts: [{ key: tool.key }],
    enabled: (session) => isAvailable(session, tool),
    run: (session) => session.toolbox.choose(tool.id),
  })),
  {
    id: 'tool.keep',
    icon: 'IconLock',
    where: 'canvas',
    shortcuts: [{ key: 'q' }],
    enabled: (session) => session.toolbox.active() !== 'select' && session.toolbox.active() !== 'hand',
    run: (session) => session.toolbox.toggleLock(),
  },
];
