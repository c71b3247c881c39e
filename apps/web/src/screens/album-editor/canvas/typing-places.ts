/** Where keys and the clipboard belong to something else than the canvas: fields, texts being typed, dialogs, menus. */
const TYPING_PLACES =
  'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"], [role="listbox"]';

export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_PLACES) !== null;
}
