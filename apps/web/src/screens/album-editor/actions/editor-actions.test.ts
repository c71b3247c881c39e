import { createI18n, LOCALES } from '@figurina/locales';
import { shortcutText } from '@figurina/editor';
import { describe, expect, it } from 'vitest';
import { EDITOR_TEXTS } from '../editor-texts.ts';
import { actionGroup, actionLabel, groupLabel } from './action-label.ts';
import { ACTION_ICONS } from './action-icons.ts';
import { EDITOR_ACTIONS, editorActions } from './editor-actions.ts';

describe('editor actions', () => {
  it('have each shortcut once in what goes on', () => {
    const shortcuts = EDITOR_ACTIONS.flatMap(({ during, shortcuts: keys }) =>
      keys.map((shortcut) => [during, shortcutText(shortcut)].join(' ')),
    );
    expect(shortcuts.filter((text, index) => shortcuts.indexOf(text) !== index)).toEqual([]);
  });

  it('have each id once', () => {
    const ids = EDITOR_ACTIONS.map((action) => action.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have an icon', () => {
    expect(EDITOR_ACTIONS.filter(({ icon }) => !ACTION_ICONS[icon]).map(({ id, icon }) => `${id}: ${icon}`)).toEqual(
      [],
    );
  });

  it.each(LOCALES)('have a label and a group with a heading in %s', async (locale) => {
    const { t } = await createI18n(locale, EDITOR_TEXTS);
    const missing = EDITOR_ACTIONS.filter((action) => {
      try {
        return actionLabel(t, action) === '' || groupLabel(t, actionGroup(action)) === '';
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
  });

  it.each([
    // Specification, section 9.
    ['element.delete', 'Delete'],
    ['element.delete', 'Backspace'],
    ['element.duplicate', 'd', 'mod'],
    ['element.group', 'g', 'mod'],
    ['element.ungroup', 'G', 'mod shift'],
    ['element.ungroup', 'u', 'mod'],
    ['edit.undo', 'z', 'mod'],
    ['edit.redo', 'Z', 'mod shift'],
    ['select.all', 'a', 'mod'],
    // What people bring along from other editors.
    ['edit.redo', 'y', 'mod'],
    ['edit.save', 's', 'mod'],
    ['clipboard.copy_style', 'c', 'mod alt', 'KeyC'],
    ['clipboard.paste_style', 'v', 'mod alt', 'KeyV'],
    ['clipboard.paste_replace', 'R', 'mod shift'],
    ['clipboard.paste_plain', 'V', 'mod shift', 'KeyV'],
    ['arrange.forward', ']', 'mod', 'BracketRight'],
    ['arrange.backward', '[', 'mod', 'BracketLeft'],
    ['arrange.front', '}', 'mod shift', 'BracketRight'],
    ['arrange.back', '{', 'mod shift', 'BracketLeft'],
    ['arrange.lock', 'L', 'mod shift'],
    ['arrange.hide', 'H', 'mod shift'],
    ['tool.select', 'v'],
    ['tool.text', 't'],
    ['tool.rectangle', 'r'],
    ['tool.circle', 'o'],
    ['tool.line', 'l'],
    ['tool.comment', 'c'],
    ['tool.hand', 'h'],
    ['tool.keep', 'q'],
    ['view.zoom_in', '+', 'mod'],
    ['view.zoom_out', '-', 'mod'],
    ['view.zoom_100', '0', 'mod', 'Digit0'],
    ['view.fit_all', '!', 'shift', 'Digit1'],
    ['view.fit_selection', '"', 'shift', 'Digit2'],
    ['view.previous_spread', 'PageUp'],
    ['view.next_spread', 'PageDown'],
    ['view.first_spread', 'Home'],
    ['view.last_spread', 'End'],
    ['help.find', 'f', 'mod'],
    ['help.shortcuts', '?', 'shift'],
    ['help.palette', 'k', 'mod'],
    ['element.edit', 'Enter'],
    ['select.parent', 'Enter', 'shift'],
    ['select.leave', 'Escape'],
    ['element.nudge_left', 'ArrowLeft'],
    ['element.nudge_left_large', 'ArrowLeft', 'shift'],
    ['element.nudge_left_fine', 'ArrowLeft', 'mod'],
    ['toolbar.focus', 'F10', 'alt'],
  ])('%s is done by %s %s', (id, key, held = '', code = '') => {
    const press = {
      key,
      code,
      mod: held.includes('mod'),
      shift: held.includes('shift'),
      alt: held.includes('alt'),
    };
    // While a picture is cropped some keys mean something else.
    expect(editorActions.forKey(press).find(({ during }) => !during)?.id).toBe(id);
  });

  it('go by what the keyboard says before they go by the place of the key', () => {
    const press = { key: '+', code: 'BracketRight', mod: true, shift: false, alt: false };
    expect(editorActions.forKey(press)[0]?.id).toBe('view.zoom_in');
    expect(editorActions.forKey({ ...press, key: ']' })[0]?.id).toBe('arrange.forward');
  });
});
