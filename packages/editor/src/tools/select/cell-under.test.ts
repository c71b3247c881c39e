import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/index.ts';
import { cellUnder } from './cell-under.ts';

const editor = () =>
  anEditor(
    anAlbum()
      .section('Team')
      .spread({ id: 'spread' })
      .picture({ id: 'ground', x: 0, y: 0, width: 460, height: 297 })
      .cell({ id: 'cell', x: 100, y: 100 })
      .group((album) => album.cell({ id: 'inner', x: 0, y: 0 }), { id: 'group', x: 300, y: 100 })
      .picture({ id: 'photo', x: 20, y: 20, width: 30, height: 30, alwaysOnTop: true })
      .build(),
  ).on('spread');

describe('a picture dragged onto a sticker cell', () => {
  it('lights the cell up on the way and is offered to it, and stays where it was', () => {
    const one = editor().pointerDown(30, 30).pointerMove(120, 130);
    expect(one.target).toBe('cell');
    one.pointerUp();
    expect(one.offers).toEqual([{ image: 'photo', cell: 'cell' }]);
    expect(one.target).toBeNull();
    expect(one.node('photo').props).toMatchObject({ x: 20, y: 20 });
  });

  it('is only moved where no cell is, and when copies are dragged', () => {
    const one = editor().drag([30, 30], [200, 30], { ctrl: true });
    expect(one.offers).toEqual([]);
    expect(one.node('photo').props).toMatchObject({ x: 190, y: 20 });
    one.drag([200, 30], [120, 130], { alt: true });
    expect(one.offers).toEqual([]);
  });

  it('asks nothing for a background that lay under the cell before', () => {
    const one = editor().drag([140, 20], [140, 110], { ctrl: true });
    expect(one.offers).toEqual([]);
    expect(one.history.undoLabel()).toBe('steps.move');
  });

  it('finds cells in groups', () => {
    expect(cellUnder(editor().document, 'spread' as NodeId, { x: 310, y: 110 })).toBe('inner');
    expect(cellUnder(editor().document, 'spread' as NodeId, { x: 10, y: 10 })).toBeNull();
  });
});
