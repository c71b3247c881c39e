import type { EditorSession } from '../session/editor-session.ts';
import { editorActions } from './editor-actions.ts';
import { walkElements } from './select-actions.ts';

/** Runs the action of a key press. True when the key was meant for the editor, so that the browser leaves it alone. */
export function runKey(event: KeyboardEvent, session: EditorSession, onCanvas: boolean): boolean {
  // While a picture is cropped, Tab goes on to the buttons of that.
  const walks = session.selection.get().mode !== 'image';
  if (onCanvas && event.key === 'Tab') return walks && walkElements(session, event.shiftKey);
  const press = {
    key: event.key,
    code: event.code,
    mod: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  };
  const meant = editorActions.forKey(press).filter(({ where }) => onCanvas || where === 'anywhere');
  // A key may mean one thing while a picture is cropped and another otherwise.
  const record = meant.find((action) => action.enabled(session)) ?? meant[0];
  if (!record) return false;
  if (event.repeat && !record.repeats) return true;
  if (record.enabled(session)) record.run(session);
  return true;
}
