import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { movable, selected } from '../session/selection/selected.ts';

/** The text key of why an action cannot be run now; null when it can. */
export function whyNot(action: EditorAction, session: EditorSession): string | null {
  if (action.enabled(session)) return null;
  return action.why?.(session) ?? whatIsMissing(session);
}

function whatIsMissing(session: EditorSession): string | null {
  if (!session.editable()) return 'notices.locked';
  if (selected(session).length === 0) return 'editor.refusal.nothing_selected';
  return movable(session).length === 0 ? 'arrange.why.locked' : null;
}
