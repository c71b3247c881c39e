import { groupElements, type NodeId, type Patch, removeNodesPatch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/index.ts';

const album = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'ground', x: 0, y: 0, width: 460, height: 297, fill: 2, locked: true })
    .rectangle({ id: 'low', x: 20, y: 20, width: 100, height: 80, fill: 3 })
    .rectangle({ id: 'middle', x: 40, y: 30, width: 30, height: 30, fill: 3 })
    .circle({ id: 'top', x: 30, y: 25, width: 60, height: 60, fill: 4 })
    .group(
      (group) => {
        group
          .rectangle({ id: 'left', width: 20, height: 20, fill: 3 })
          .rectangle({ id: 'right', x: 30, width: 20, height: 20, fill: 3 })
          .group((inner) => inner.text('Deep', { id: 'deep', width: 20 }), { id: 'inner', x: 60 });
      },
      { id: 'group', x: 200, y: 100 },
    )
    .rectangle({ id: 'hidden', x: 300, y: 200, width: 40, height: 40, fill: 3, hidden: true })
    .spread({ id: 'next' })
    .rectangle({ id: 'there', x: 20, y: 20, width: 40, height: 40, fill: 3 })
    .build();
const open = () => anEditor(album()).on('spread');

describe('a click', () => {
  it('selects the topmost element, on empty ground the spread under the pointer', () => {
    const editor = open().click(60, 50);
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: ['top'] });
    editor.on('next').click(300, 200);
    expect(editor.selection.get()).toMatchObject({ mode: 'spread', ids: [], spreadId: 'next' });
  });

  it('with shift adds, and removes what is selected', () => {
    const editor = open().click(60, 50).click(105, 90, { shift: true });
    expect(editor.selection.get().ids).toEqual(['top', 'low']);
    editor.click(60, 50, { shift: true });
    expect(editor.selection.get().ids).toEqual(['low']);
  });

  it('with alt goes from one element to the one behind it, and round', () => {
    const editor = open().click(60, 50);
    const seen = [1, 2, 3, 4].map(() => editor.click(60, 50, { alt: true }).selection.get().ids[0]);
    expect(seen).toEqual(['middle', 'low', 'ground', 'top']);
  });

  it('with Ctrl takes the leaf inside groups, without it the whole group', () => {
    const editor = open().click(205, 105);
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: ['group'] });
    editor.click(265, 105, { ctrl: true });
    expect(editor.selection.get()).toMatchObject({ mode: 'inside', ids: ['deep'], group: 'inner' });
  });

  it('of a finger selects when it is lifted; a drag pans, and moves only what is selected already', () => {
    const finger = { kind: 'touch' } as const;
    const editor = open();
    const before = editor.camera.get();
    editor.drag([60, 50], [90, 80], finger);
    expect(editor.selection.get().ids).toEqual([]);
    expect(editor.camera.get().x).toBeLessThan(before.x);
    // A second finger comes: nothing was taken by the first.
    editor.pointerDown(60, 50, finger).cancel();
    expect(editor.selection.get().ids).toEqual([]);
    editor.click(60, 50, finger);
    expect(editor.selection.get().ids).toEqual(['top']);
    const { x } = editor.node('top').props as { x: number };
    editor.drag([60, 50], [90, 80], { ...finger, ctrl: true });
    expect((editor.node('top').props as { x: number }).x).toBeCloseTo(x + 30, 5);
  });

  it('of several is a tool of its own for a hand without Shift', () => {
    const finger = { kind: 'touch' } as const;
    const one = open().tool('lasso');
    const camera = one.camera.get();
    one.click(60, 50, finger).click(265, 105, finger);
    expect(one.selection.get().ids).toEqual(['top', 'group']);
    one.click(265, 105, finger);
    expect(one.selection.get().ids).toEqual(['top']);
    expect(one.toolbox.active()).toBe('lasso');
    // A lasso adds, and is the end of it.
    one.drag([225, 80], [300, 140], finger);
    expect(one.selection.get().ids).toEqual(['top', 'group']);
    expect(one.tools.state().name).toBe('select.idle');
    // What is selected moves, in the tool too.
    const { x } = one.node('top').props as { x: number };
    one.tool('lasso').drag([60, 50], [90, 80], { ...finger, ctrl: true });
    expect((one.node('top').props as { x: number }).x).toBeCloseTo(x + 30, 5);
    expect(one.toolbox.active()).toBe('select');
    expect(one.camera.get()).toEqual(camera);
  });

  it('does not hit what is hidden', () => {
    expect(open().click(310, 210).selection.get().ids).toEqual(['ground']);
  });

  it('twice goes into a group level by level, and opens what has an inside', () => {
    const editor = open().doubleClick(265, 105);
    expect(editor.selection.get()).toMatchObject({ ids: ['inner'], group: 'group' });
    editor.doubleClick(265, 105);
    expect(editor.selection.get()).toMatchObject({ ids: ['deep'], group: 'inner' });
    editor.doubleClick(265, 105);
    expect(editor.selection.get()).toMatchObject({ mode: 'text', ids: ['deep'] });
    expect(open().doubleClick(100, 90).opened).toEqual(['low']);
  });
});

describe('inside a group in a group', () => {
  it('a click beside takes what lies there in the groups around it, from the inside out', () => {
    const editor = open().select('deep');
    editor.click(205, 105);
    expect(editor.selection.get()).toMatchObject({ mode: 'inside', ids: ['left'], group: 'group' });
    editor.click(60, 50);
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: ['top'], group: null });
  });

  it('a double click goes on inside, whatever lies above the group', () => {
    const editor = open();
    editor.store.transact('steps.move', [
      { part: 'workspace', path: 'nodes/top/props/x', value: 230 },
      { part: 'workspace', path: 'nodes/top/props/y', value: 80 },
    ]);
    editor.select('inner').doubleClick(265, 105);
    expect(editor.selection.get()).toMatchObject({ ids: ['deep'], group: 'inner' });
  });
});

describe('what lies behind', () => {
  it('is moved by a drag once it is selected and covered whole', () => {
    const editor = open().click(60, 50).click(60, 50, { alt: true });
    editor.drag([60, 50], [160, 50], { ctrl: false });
    expect(editor.node('top').props).toMatchObject({ x: 30 });
    expect((editor.node('middle').props as { x: number }).x).toBeGreaterThan(100);
  });

  it('does not hold a drag of what lies on it', () => {
    const editor = open().click(105, 90);
    expect(editor.selection.get().ids).toEqual(['low']);
    editor.drag([60, 50], [160, 150]);
    expect(editor.node('low').props).toMatchObject({ x: 20 });
    expect(editor.selection.get().ids).toEqual(['top']);
  });
});

describe('within the frame of what is selected', () => {
  const x = (editor: ReturnType<typeof open>, id: string) => (editor.node(id).props as { x: number }).x;

  it('a drag of locked ground moves that; a click takes the ground, Ctrl and drag draws a lasso', () => {
    const editor = open().select('low', 'middle').drag([110, 25], [170, 25]);
    expect([x(editor, 'low'), x(editor, 'middle')]).toEqual([80, 100]);
    editor.undo().select('group').drag([225, 110], [225, 180]);
    expect(editor.node('group').props).toMatchObject({ y: 170 });
    editor.click(225, 180);
    expect(editor.selection.get().ids).toEqual(['ground']);
    editor.select('group').pointerDown(225, 180, { ctrl: true }).pointerMove(260, 190);
    expect(editor.tools.state().name).toBe('select.lassoing');
  });

  it('so does a drag of empty ground, which a click leaves for the spread', () => {
    const editor = open();
    editor.store.transact('steps.hide', [{ part: 'workspace', path: 'nodes/ground/props/hidden', value: true }]);
    editor.select('group').drag([225, 110], [225, 180], { alt: true });
    expect(editor.selection.get().ids).not.toContain('group');
    expect(editor.node('group').props).toMatchObject({ y: 100 });
    expect(editor.history.undoLabel()).toBe('steps.duplicate');
    editor.select('group').click(225, 110);
    expect(editor.selection.get()).toMatchObject({ mode: 'spread', ids: [] });
  });
});

describe('what is locked', () => {
  it('is selected by a click and stays where it is; a drag from it draws a lasso', () => {
    const editor = open().click(400, 250);
    expect(editor.selection.get().ids).toEqual(['ground']);
    editor.pointerDown(400, 250).pointerMove(190, 90);
    expect(editor.lasso).not.toBeNull();
    editor.pointerUp();
    expect(editor.selection.get().ids).toEqual(['group']);
    expect(editor.history.undoLabel()).toBeNull();
  });
});

describe('a lasso', () => {
  it('opens after 5 pixels in either direction, whatever the zoom', () => {
    const editor = open().zoom(2).pointerDown(400, 250).pointerMove(402.4, 250);
    expect(editor.tools.state().name).toBe('select.pointing-element');
    editor.pointerMove(402.5, 250);
    expect(editor.tools.state().name).toBe('select.lassoing');
    const down = open().pointerDown(400, 250).pointerMove(400, 254.9);
    expect(down.tools.state().name).toBe('select.pointing-element');
    expect(down.pointerMove(400, 255).tools.state().name).toBe('select.lassoing');
  });

  it('takes what it touches, with shift in addition, and gives it back on Esc', () => {
    const editor = open().drag([180, 80], [210, 110]);
    expect(editor.selection.get().ids).toEqual(['group']);
    editor.drag([5, 5], [25, 25], { shift: true });
    expect(editor.selection.get().ids).toEqual(['group', 'low']);
    editor.pointerDown(400, 250).pointerMove(450, 290).cancel();
    expect(editor.selection.get().ids).toEqual(['group', 'low']);
    expect(editor.lasso).toBeNull();
  });

  it('takes the ground of a page only when it encloses it', () => {
    const editor = open();
    editor.store.transact('steps.unlock', [{ part: 'workspace', path: 'nodes/ground/props/locked', value: false }]);
    editor.drag([-20, 80], [210, 110]);
    expect(editor.selection.get().ids).not.toContain('ground');
    editor.drag([-20, -20], [480, 310]);
    expect(editor.selection.get().ids).toContain('ground');
  });

  it('is drawn inside a group with Ctrl', () => {
    const editor = open().drag([205, 118], [235, 105], { ctrl: true });
    expect(editor.selection.get()).toMatchObject({ mode: 'inside', ids: ['left', 'right'], group: 'group' });
  });

  it('scrolls on at the edge of the canvas', () => {
    const editor = open();
    const { x } = editor.camera.get();
    const right = 1435 - 520;
    editor.pointerDown(400, 250).pointerMove(right, 250).passTime(1000);
    expect(editor.camera.get().x).toBeGreaterThan(x + 100);
    editor.pointerUp();
    const rested = editor.camera.get().x;
    expect(editor.passTime(1000).camera.get().x).toBe(rested);
  });
});

describe('the selection', () => {
  it('outlives undo and redo, and follows its elements to another spread', () => {
    const editor = open().drag([105, 90], [125, 110], { ctrl: true }).undo();
    expect(editor.selection.get().ids).toEqual(['low']);
    editor.redo();
    expect(editor.selection.get()).toMatchObject({ ids: ['low'], spreadId: 'spread' });
    editor.drag([120, 110], [645, 110], { ctrl: true });
    expect(editor.node('low').parent).toBe('next');
    expect(editor.selection.get()).toMatchObject({ ids: ['low'], spreadId: 'next' });
    expect(editor.undo().selection.get()).toMatchObject({ ids: ['low'], spreadId: 'spread' });
  });
});

describe('undo and redo', () => {
  it('select what they bring back', () => {
    const editor = open().select('low', 'top');
    editor.store.transact('steps.delete', removeNodesPatch(editor.document, ['low', 'top'] as NodeId[]));
    expect(editor.selection.get().ids).toEqual([]);
    expect(editor.undo().selection.get().ids.toSorted()).toEqual(['low', 'top']);
  });

  it('select again what was copied, when the copies are taken back', () => {
    const editor = open().select('low').drag([105, 90], [160, 90], { alt: true, ctrl: true });
    const [copy] = editor.selection.get().ids;
    expect(copy).not.toBe('low');
    expect(editor.undo().selection.get().ids).toEqual(['low']);
    expect(editor.redo().selection.get().ids).toEqual([copy]);
    // Who has let go of it meanwhile selects nothing by it.
    editor.select().undo();
    expect(editor.selection.get().ids).toEqual([]);
  });

  it('select the children of a group that is gone, and the group that is back', () => {
    const editor = open().select('low', 'top');
    const patch = groupElements(editor.document, {
      ids: editor.selection.get().ids,
      id: 'made' as NodeId,
      makeId: editor.makeId,
    });
    editor.store.transact('steps.group', patch as Patch);
    editor.select('made').undo();
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: expect.arrayContaining(['low', 'top']) });
    expect(editor.redo().selection.get()).toMatchObject({ mode: 'element', ids: ['made'], group: null });
  });

  it('select what they change while nothing is selected, and let go of what they lock', () => {
    const editor = open().drag([105, 90], [125, 110], { ctrl: true }).select('low');
    editor.store.transact('steps.lock', [{ part: 'workspace', path: 'nodes/low/props/locked', value: true }]);
    editor.selection.select([]);
    expect(editor.undo().selection.get().ids).toEqual(['low']);
    expect(editor.redo().selection.get().ids).toEqual([]);
    expect(editor.select('top').undo().selection.get().ids).toEqual(['top']);
    editor.selection.select([]);
    expect(editor.undo().selection.get().ids).toEqual(['low']);
  });
});

it('a lasso lets go of a spread that somebody else deletes meanwhile', () => {
  const editor = open().on('next').pointerDown(200, 250).pointerMove(250, 280);
  editor.store.receive(removeNodesPatch(editor.document, ['next' as NodeId]));
  editor.on('spread').pointerMove(300, 290).pointerUp(300, 290);
  expect(editor.selection.get()).toMatchObject({ mode: 'spread', spreadId: null });
});

describe('turning the pages', () => {
  it('brings back what was selected on a spread, if it is still there', () => {
    const editor = open().select('low', 'top');
    editor.selection.visit('next' as NodeId);
    expect(editor.selection.get()).toMatchObject({ mode: 'spread', ids: [], spreadId: 'next' });
    editor.store.transact('steps.delete', removeNodesPatch(editor.document, ['top' as NodeId]));
    editor.selection.visit('spread' as NodeId);
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: ['low'], spreadId: 'spread' });
  });

  it('brings nothing back that was let go before', () => {
    const editor = open().select('low').click(450, 290).cancel();
    editor.selection.selectSpread('spread' as NodeId);
    editor.selection.visit('next' as NodeId);
    editor.selection.visit('spread' as NodeId);
    expect(editor.selection.get().ids).toEqual([]);
  });
});
