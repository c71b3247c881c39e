import { shortcutText } from '@figurina/editor';
import { describe, expect, it } from 'vitest';
import { EDITOR_ACTIONS } from './editor-actions.ts';

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
});
