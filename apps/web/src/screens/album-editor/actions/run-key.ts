import type { EditorSession } from '../session/editor-session.ts';
import { EDITOR_ACTIONS, editorActions } from './editor-actions.ts';
import { walkElements } from './select-actions.ts';

/** Runs the action of a key press. True when the key was meant for the editor, so that the browser leaves it alone. */
export function runKey(event: KeyboardEvent, session: EditorSession, onCanvas: boolean): boolean {
  if (onCanvas && event.key === 'Tab') return walkElements(session, event.shiftKey);
  const press = {
    key: event.key,
    code: event.code,
    mod: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  };
  const action = editorActions.forKey(press);
  const record = action && EDITOR_ACTIONS.find(({ id }) => id === action.id);
  if (!record || (record.where === 'canvas' && !onCanvas)) return false;
  if (event.repeat && !record.repeats) return true;
  if (record.enabled(session)) record.run(session);
  return true;
}
