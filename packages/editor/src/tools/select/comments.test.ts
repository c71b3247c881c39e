import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/index.ts';

const album = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .comment('Mine', { id: 'mine', x: 40, y: 40, userId: 'me' })
    .comment('Theirs', { id: 'theirs', x: 140, y: 40, userId: 'you' })
    .build();

describe('comments on the canvas', () => {
  it('are as large at any zoom: 30 pixels right and below their place', () => {
    const editor = anEditor(album()).on('spread');
    expect(editor.click(69, 69).selection.get().ids).toEqual(['mine']);
    expect(editor.click(71, 69).selection.get().ids).toEqual([]);
    editor.zoom(3);
    expect(editor.click(49, 49).selection.get().ids).toEqual(['mine']);
    expect(editor.click(51, 49).selection.get().ids).toEqual([]);
  });

  it('are moved by their author and by administrators, nobody else', () => {
    const editor = anEditor(album()).on('spread');
    expect(editor.drag([45, 45], [85, 95], { ctrl: true }).node('mine').props).toMatchObject({ x: 80, y: 90 });
    expect(editor.drag([145, 45], [185, 95], { ctrl: true }).node('theirs').props).toMatchObject({ x: 140, y: 40 });
    const admin = anEditor(album(), { role: 'admin' }).on('spread');
    expect(admin.drag([145, 45], [185, 95], { ctrl: true }).node('theirs').props).toMatchObject({ x: 180, y: 90 });
  });

  it('are not there for the pointer while they are hidden', () => {
    const editor = anEditor(album()).on('spread');
    editor.commentsShown = false;
    expect(editor.click(45, 45).selection.get().ids).toEqual([]);
    expect(editor.drag([30, 30], [200, 90]).selection.get().ids).toEqual([]);
  });
});
