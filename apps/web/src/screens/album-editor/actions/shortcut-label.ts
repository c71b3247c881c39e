import type { Shortcut } from '@figurina/editor';
import type { Translate } from '@figurina/locales';

/** Whether the keyboard has Cmd and Option instead of Ctrl and Alt. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
};

/** Keys that have a name of their own in every language: `keys.<name>`. */
const NAMED: Readonly<Record<string, string>> = {
  Delete: 'delete',
  Backspace: 'backspace',
  Enter: 'enter',
  Escape: 'escape',
  PageUp: 'page_up',
  PageDown: 'page_down',
  Home: 'home',
  End: 'end',
  Tab: 'tab',
  ' ': 'space',
  F10: 'f10',
  ContextMenu: 'menu',
};

/** On a Mac keys have signs, in every language. */
const MAC_SIGNS: Readonly<Record<string, string>> = {
  Delete: '⌦',
  Backspace: '⌫',
  Enter: '↩',
  PageUp: '⇞',
  PageDown: '⇟',
  Home: '↖',
  End: '↘',
  Tab: '⇥',
};

/** What the keys say on an English keyboard, for those that go by their place. */
const PLACES: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '/',
  Equal: '=',
  Minus: '−',
  Period: '.',
  Comma: ',',
};

/**
 * The keys of a shortcut as they are printed on the keyboard, one text a key: `Strg`, `⇧`, `D`; on a Mac, in the order
 * that is usual there, `⇧`, `⌘`, `D`.
 */
export function shortcutKeys({ key, code, mod, shift, alt }: Shortcut, t: Translate, mac = isMac()): string[] {
  const last = key === undefined ? placeName(code ?? '') : (mac && MAC_SIGNS[key]) || keyName(key, t);
  // A sign that is typed with Shift says so itself.
  const shifted = shift && !isSign(key);
  const held = mac
    ? [alt && '⌥', shifted && '⇧', mod && '⌘']
    : [mod && t('keys.ctrl'), alt && t('keys.alt'), shifted && '⇧'];
  return [...held.filter((text) => typeof text === 'string'), last];
}

/** Those that this keyboard has keys for: on a Mac none opens menus. */
export function onThisKeyboard(shortcuts: readonly Shortcut[], mac = isMac()): readonly Shortcut[] {
  return shortcuts.filter(({ key }) => !mac || key !== 'ContextMenu');
}

/** The same as one text, for tooltips. */
export function shortcutLabel(shortcut: Shortcut, t: Translate, mac = isMac()): string {
  return shortcutKeys(shortcut, t, mac).join(' ');
}

function isSign(key: string | undefined): boolean {
  return key?.length === 1 && key.toLowerCase() === key.toUpperCase();
}

function keyName(key: string, t: Translate): string {
  const named = NAMED[key];
  if (named) return t(`keys.${named}` as never);
  return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

function placeName(code: string): string {
  return PLACES[code] ?? code.replace(/^(Key|Digit)/, '');
}
