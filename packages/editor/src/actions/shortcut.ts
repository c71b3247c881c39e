/**
 * A key combination. Letters and named keys go by the character (`key`), so that Ctrl+Z is where the keyboard says Z;
 * characters that need AltGr on a German keyboard go by position (`code`).
 */
export interface Shortcut {
  readonly key?: string;
  readonly code?: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export function matches(shortcut: Shortcut, press: KeyPress): boolean {
  if (Boolean(shortcut.mod) !== press.mod || Boolean(shortcut.alt) !== press.alt) return false;
  if (Boolean(shortcut.shift) !== press.shift) return false;
  return shortcut.code ? shortcut.code === press.code : shortcut.key?.toLowerCase() === press.key.toLowerCase();
}

/** One text a shortcut, for finding doubles. */
export function shortcutText(shortcut: Shortcut): string {
  const modifiers = [shortcut.mod && 'Mod', shortcut.alt && 'Alt', shortcut.shift && 'Shift'].filter(Boolean);
  return [...modifiers, shortcut.code ?? shortcut.key?.toUpperCase() ?? ''].join('+');
}
