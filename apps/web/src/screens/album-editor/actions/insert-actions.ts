import { type Box, type Point, selectionBounds } from '@figurina/album';
import { insertAt, type Tool, toolOf, TOOLS } from '@figurina/editor';
import { isAvailable } from '../session/available-tools.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** Puts a tool's element into the middle of the spread one works on, for those who point at nothing. */
export function insertTool(session: EditorSession, { creates, starter }: Tool): void {
  const layout = session.facts.layout.get();
  const spreadId = layout.spreadIds[session.currentSpread.get()];
  const box = spreadId && layout.boxOf(spreadId);
  if (!spreadId || !box || !creates) return;
  session.focusCanvas();
  const middle = { x: box.width / 2, y: box.height / 2 };
  const at = (creates === 'Comment' && besideSelected(session, box)) || middle;
  insertAt(session.toolContext, creates, spreadId, at, starter);
}

/** A comment is about what is selected: at its upper right corner, on the paper. */
function besideSelected({ store, selection, measured }: EditorSession, paper: Box): Point | null {
  const bounds = selectionBounds(store.document, selection.get().ids, measured);
  if (!bounds) return null;
  return {
    x: Math.max(0, Math.min(bounds.x + bounds.width, paper.width)),
    y: Math.max(0, Math.min(bounds.y, paper.height)),
  };
}

/** Enter, with a tool that was chosen by its key: it comes into the middle of the spread. False without such a tool. */
export function insertToolInHand(session: EditorSession): boolean {
  const tool = toolOf(session.toolbox.active());
  if (!tool.creates || !isAvailable(session, tool)) return false;
  const isKept = session.toolbox.locked();
  insertTool(session, tool);
  if (!isKept) session.toolbox.leave();
  return true;
}

/** New elements without a pointer. */
export const INSERT_ACTIONS: readonly EditorAction[] = TOOLS.filter(({ creates }) => creates).map((tool) => ({
  id: `insert.${tool.id}`,
  icon: tool.icon,
  where: 'canvas',
  shortcuts: [],
  enabled: (session) => isAvailable(session, tool),
  why: (session) => session.whyClosed(tool.creates === 'Comment' ? 'comment' : 'design') ?? 'why.comments',
  run: (session) => insertTool(session, tool),
}));
