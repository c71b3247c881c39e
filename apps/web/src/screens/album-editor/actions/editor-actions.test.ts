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

  it('go by what the keyboard says before they go by the place of the key', () => {
    const press = { key: '+', code: 'BracketRight', mod: true, shift: false, alt: false };
    expect(editorActions.forKey(press)[0]?.id).toBe('view.zoom_in');
    expect(editorActions.forKey({ ...press, key: ']' })[0]?.id).toBe('arrange.forward');
  });
});
