import { toolOf, TOOLS } from '@figurina/editor';
import { isAvailable } from '../session/available-tools.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** The tools by key: once takes it in hand, twice keeps it there. */
export const TOOL_ACTIONS: readonly EditorAction[] = [
  ...TOOLS.map((tool): EditorAction => ({
    id: `tool.${tool.id}`,
    icon: tool.icon,
    where: 'canvas',
    shortcuts: tool.key === undefined ? [] : [{ key: tool.key }],
    enabled: (session) => isAvailable(session, tool),
    why: (session) => session.whyClosed(tool.creates === 'Comment' ? 'comment' : 'design') ?? 'why.comments',
    run(session) {
      session.toolbox.choose(tool.id);
      sayTool(session);
    },
  })),
  {
    id: 'tool.keep',
    icon: 'IconLock',
    where: 'canvas',
    shortcuts: [{ key: 'q' }],
    enabled: (session) => toolOf(session.toolbox.active()).creates !== undefined,
    why: () => 'why.tool',
    run(session) {
      session.toolbox.toggleLock();
      sayTool(session);
    },
  },
];

/** What is in hand now, and what Enter does with it. */
function sayTool(session: EditorSession): void {
  const { id, creates } = toolOf(session.toolbox.active());
  const name = session.t(`actions.tool.${id}`);
  const tool = session.toolbox.locked() ? session.t('tools.locked', { tool: name }) : name;
  const enter = creates ? session.t('tools.enter', { action: session.t(`actions.insert.${id}` as never) }) : '';
  session.announcer.say([tool, enter].filter(Boolean).join('. '));
}
