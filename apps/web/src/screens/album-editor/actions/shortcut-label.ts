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

/** The keys of a shortcut as they are printed on the keyboard, one text a key: `Strg`, `⇧`, `D`; on a Mac `⌘`, `⇧`, `D`. */
export function shortcutKeys({ key, code, mod, shift, alt }: Shortcut, t: Translate, mac = isMac()): string[] {
  const last = key === undefined ? placeName(code ?? '') : keyName(key, t);
  return [
    ...(mod ? [mac ? '⌘' : t('keys.ctrl')] : []),
    ...(alt ? [mac ? '⌥' : t('keys.alt')] : []),
    // A sign that is typed with Shift says so itself.
    ...(shift && !isSign(key) ? ['⇧'] : []),
    last,
  ];
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
