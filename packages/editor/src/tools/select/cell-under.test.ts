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

  it('is moved onto a cell like anything else with Ctrl', () => {
    const one = editor().drag([30, 30], [120, 130], { ctrl: true });
    expect(one.offers).toEqual([]);
    expect(one.history.undoLabel()).toBe('steps.move');
  });

  it('finds cells in groups', () => {
    expect(cellUnder(editor().document, 'spread' as NodeId, { x: 310, y: 110 })).toBe('inner');
    expect(cellUnder(editor().document, 'spread' as NodeId, { x: 10, y: 10 })).toBeNull();
  });
});

describe('a sticker cell dragged onto another one', () => {
  const cells = () =>
    anEditor(
      anAlbum()
        .section('Team')
        .spread({ id: 'spread' })
        .cell({ id: 'ada', x: 20, y: 100, sticker: 'Ada' })
        .cell({ id: 'bo', x: 100, y: 100, sticker: 'Bo' })
        .cell({ id: 'empty', x: 300, y: 100 })
        .cell({ id: 'other', x: 370, y: 100 })
        .cell({ id: 'kept', x: 20, y: 200, sticker: 'Di', locked: true })
        .build(),
    ).on('spread');
  const shown = (one: ReturnType<typeof cells>, ...ids: string[]) =>
    ids.map((id) => (one.node(id).props as { stickerId: string | null }).stickerId);

  it('lights it up and changes stickers with it in one step; both stay where they are', () => {
    const one = cells();
    const [ada, bo] = shown(one, 'ada', 'bo');
    one.pointerDown(40, 130).pointerMove(120, 130);
    expect(one.target).toBe('bo');
    expect(one.guides).toBeNull();
    one.pointerUp();
    expect(shown(one, 'ada', 'bo')).toEqual([bo, ada]);
    expect(one.node('ada').props).toMatchObject({ x: 20, y: 100 });
    expect(one.selection.get().ids).toEqual(['bo']);
    expect(one.history.undoLabel()).toBe('steps.swap');
    one.undo();
    expect(shown(one, 'ada', 'bo')).toEqual([ada, bo]);
  });

  it('goes into an empty one; is only moved with Ctrl, onto a locked one, and while both are empty', () => {
    const one = cells();
    const [ada] = shown(one, 'ada');
    one.drag([40, 130], [320, 130]);
    expect(shown(one, 'ada', 'empty')).toEqual([null, ada]);
    const again = cells().drag([40, 130], [120, 130], { ctrl: true });
    expect(again.history.undoLabel()).toBe('steps.move');
    expect(cells().drag([40, 130], [40, 230]).history.undoLabel()).toBe('steps.move');
    expect(cells().drag([320, 130], [390, 130]).history.undoLabel()).toBe('steps.move');
  });
});
