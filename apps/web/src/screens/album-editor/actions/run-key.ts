import type { EditorSession } from '../session/editor-session.ts';
import { editorActions } from './editor-actions.ts';
import { insertToolInHand } from './insert-actions.ts';
import { walkElements } from './select-actions.ts';

/**
 * Where the focus is: on the canvas itself, on a button above it or on nothing, or elsewhere in the editor. Fields,
 * dialogs and menus have all keys to themselves.
 */
export type KeyFocus = 'canvas' | 'beside' | 'elsewhere';

/** The keys that buttons and lists answer themselves. */
const WIDGET_KEYS = /^(Enter| |Tab|Escape|Home|End|PageUp|PageDown|Arrow.+)$/;

/** What may be done while something is dragged: give it up, look elsewhere. */
const GOES_ON = /^(select\.leave|view\..+)$/;

/** A gesture runs that has changed what is seen. */
export function isHolding({ selection, store, chrome }: EditorSession): boolean {
  const { mode } = selection.get();
  // A crop and an open text show their values until they are left.
  if (mode === 'image' || mode === 'text') return false;
  return store.shown.own() !== null || chrome.lasso() !== null || chrome.draft() !== null;
}

/** The keys that write, one letter or what deletes and goes through words. */
const WRITES = /^(.|Backspace|Delete|Enter|Home|End|Arrow.+)$/u;

/** A text that is open gets what is typed, also where it has lost the focus. */
function isWriting(event: KeyboardEvent, { selection }: EditorSession): boolean {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return selection.get().mode === 'text' && !isCommand && WRITES.test(event.key);
}

/** All of an open text, not of its page. */
function isAllOfText(
  { ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent,
  { selection }: EditorSession,
): boolean {
  return selection.get().mode === 'text' && (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'a';
}

/** Until it has a field that can take it: nobody else shall have it meanwhile. */
function keepForText({ key, shiftKey, repeat }: KeyboardEvent, { selection, earlyKeys }: EditorSession): true {
  const [id] = selection.get().ids;
  // The Enter that opened it may still be held.
  if (id && !(key.length > 1 && (shiftKey || repeat))) earlyKeys.keep(id, key);
  return true;
}

/** Runs the action of a key press. True when the key was meant for the editor, so that the browser leaves it alone. */
export function runKey(event: KeyboardEvent, session: EditorSession, focus: KeyFocus): boolean {
  const onCanvas = focus === 'canvas';
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
  if (onCanvas && event.key === 'Enter' && !press.mod && !press.shift && insertToolInHand(session)) return true;
  // Its own button does not take the Esc that puts a tool away.
  const putsToolAway = focus === 'beside' && event.key === 'Escape' && session.toolbox.active() !== 'select';
  // Buttons beside it keep the keys that they answer themselves.
  const mayWrite = onCanvas || (focus === 'beside' && !WIDGET_KEYS.test(event.key));
  if (mayWrite && isWriting(event, session)) {
    const text = session.openText.get();
    if (!text) return keepForText(event, session);
    text.focus();
    return false;
  }
  if (isAllOfText(event, session)) {
    const text = session.openText.get();
    // The browser selects in what has the focus; a field that is still to come begins with all of its words selected.
    text?.focus();
    return !text;
  }
  // What was clicked last may be a button: Entf and Ctrl D mean the selection all the same.
  const reaches = onCanvas || putsToolAway || ((focus === 'beside' || press.mod) && !WIDGET_KEYS.test(event.key));
  const meant = editorActions.forKey(press).filter(({ where }) => reaches || where === 'anywhere');
  // A key may mean one thing while a picture is cropped and another otherwise.
  const record = meant.find((action) => action.enabled(session)) ?? meant[0];
  if (!record || record.native) return false;
  // What the hand holds stays as it is: a step in the middle of a drag would be overwritten by its end.
  if (isHolding(session) && !GOES_ON.test(record.id)) return true;
  if (event.repeat && !record.repeats) return true;
  if (record.enabled(session)) record.run(session);
  // The next key is meant for what is selected now, wherever the last click was. A tree goes on with its own rows.
  if (record.id === 'select.all' && !(event.target as Element).closest('[role="tree"]')) session.focusCanvas();
  return true;
}
