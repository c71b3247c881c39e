import { type Tool, TOOLS } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';

/** The tools a person has here: who may not change the album looks and pans, comments are written by administrators. */
export function availableTools(session: EditorSession): readonly Tool[] {
  return TOOLS.filter((tool) => isAvailable(session, tool));
}

export function isAvailable(session: EditorSession, { creates, adminOnly }: Tool): boolean {
  if (creates && !session.editable()) return false;
  return !adminOnly || session.meta.get().role === 'admin';
}
