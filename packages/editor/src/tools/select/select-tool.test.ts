import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/index.ts';

const album = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'box', x: 20, y: 20, width: 40, height: 30, fill: 3 })
    .text('Hello', { id: 'words', x: 200, y: 200, width: 60 })
    .build();

describe('the select tool', () => {
  it('selects with a click and moves with a drag, one step of undo', () => {
    const editor = anEditor(album()).on('spread').click(30, 30);
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: ['box'], spreadId: 'spread' });

    editor.drag([30, 30], [90, 80], { ctrl: true });
    expect(editor.node('box').props).toMatchObject({ x: 80, y: 70 });
    expect(editor.history.undoLabel()).toBe('steps.move');
    expect(editor.undo().node('box').props).toMatchObject({ x: 20, y: 20 });
  });

  it('opens a text for typing with a double click', () => {
    const editor = anEditor(album()).on('spread').doubleClick(210, 210);
    expect(editor.selection.get()).toMatchObject({ mode: 'text', ids: ['words'] });
  });

  it('puts everything back when a drag is cancelled', () => {
    const editor = anEditor(album()).on('spread').pointerDown(30, 30).pointerMove(200, 100);
    expect(editor.store.shownNode('box' as never)?.props).not.toMatchObject({ x: 20 });
    editor.cancel();
    expect(editor.store.shownNode('box' as never)?.props).toMatchObject({ x: 20, y: 20 });
    expect(editor.history.undoLabel()).toBeNull();
  });

  it('returns what is dropped outside every spread, and says so', () => {
    const editor = anEditor(album()).on('spread').drag([30, 30], [30, -200]);
    expect(editor.notices).toEqual(['notices.outside']);
    expect(editor.node('box').props).toMatchObject({ x: 20, y: 20 });
  });
});
