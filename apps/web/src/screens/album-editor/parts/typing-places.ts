/** Where keys and the clipboard belong to something else than the canvas: fields, texts being typed, dialogs, menus. */
const TYPING_PLACES =
  'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"], [role="listbox"]';

export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_PLACES) !== null;
}

/** Where one writes words, which have an undo of their own. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]';

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${FIELDS}, select`) !== null;
}

/** A slider or a button of a panel that floats over the canvas: what it did can be undone from there. */
export function isPanelControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"]:not([aria-modal="true"])') !== null &&
    target.closest(`${FIELDS}, dialog, [aria-modal="true"]`) === null
  );
}
