import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { movable, selected } from '../session/selection/selected.ts';

/** The text key of why an action cannot be run now; null when it can. */
export function whyNot(action: EditorAction, session: EditorSession): string | null {
  if (action.enabled(session)) return null;
  return action.why?.(session) ?? whatIsMissing(action, session);
}

function whatIsMissing(action: EditorAction, session: EditorSession): string | null {
  const right = action.id.startsWith('sticker.') || action.id === 'insert.sticker_photo' ? 'fill' : 'design';
  const [first] = selected(session);
  const closed = session.whyClosed(right, first);
  if (closed) return closed;
  if (first === undefined) return 'editor.refusal.nothing_selected';
  return movable(session).length === 0 ? 'arrange.why.locked' : null;
}
