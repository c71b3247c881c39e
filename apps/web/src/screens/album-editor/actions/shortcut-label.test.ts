import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { EDITOR_TEXTS } from '../editor-texts.ts';
import { onThisKeyboard, shortcutKeys, shortcutLabel } from './shortcut-label.ts';

const { t } = await createI18n('de', EDITOR_TEXTS);

test('keys are named as the keyboard of the language has them', () => {
  expect(shortcutLabel({ key: 'd', mod: true }, t, false)).toBe('Strg D');
  expect(shortcutKeys({ key: 'v', mod: true, alt: true, shift: true }, t, false)).toEqual(['Strg', 'Alt', '⇧', 'V']);
  expect(shortcutLabel({ key: 'PageDown', alt: true }, t, false)).toBe('Alt Bild ab');
  expect(shortcutLabel({ key: '?', shift: true }, t, false)).toBe('?');
});

test('on a Mac by their signs, in the order that is usual there, and without the key for menus', () => {
  expect(shortcutKeys({ key: 'v', mod: true, alt: true, shift: true }, t, true)).toEqual(['⌥', '⇧', '⌘', 'V']);
  expect(shortcutLabel({ key: 'Backspace' }, t, true)).toBe('⌫');
  expect(shortcutLabel({ code: 'KeyA', alt: true }, t, true)).toBe('⌥ A');
  const menu = [{ key: 'ContextMenu' }, { key: 'F10', shift: true }];
  expect(onThisKeyboard(menu, true)).toEqual([menu[1]]);
  expect(onThisKeyboard(menu, false)).toEqual(menu);
});
