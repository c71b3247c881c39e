import {
  applyMatrix,
  boundsInSpread,
  boxMatrix,
  type BoxPlacement,
  cornersOf,
  groupElements,
  isRefused,
  type NodeId,
  removeNodesPatch,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/index.ts';
import type { Held } from '../../testing/index.ts';

const album = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'box', x: 100, y: 100, width: 40, height: 30, fill: 3, stroke: '#000000', strokeWidth: 2 })
    .text('Hello', { id: 'words', x: 300, y: 40, width: 60, height: 20, autosize: false })
    .cell({ id: 'cell', x: 20, y: 150, sticker: 'Ada' })
    .element('Line', { id: 'line', x: 300, y: 200, width: 60, height: 1 })
    .group(
      (group) =>
        group
          .rectangle({ id: 'one', width: 20, height: 20, fill: 3 })
          .rectangle({ id: 'two', x: 30, y: 10, width: 20, height: 20, fill: 3 }),
      { id: 'group', x: 200, y: 100 },
    )
    .spread({ id: 'next' })
    .build();
const open = () => anEditor(album()).on('spread');
const handle = (name: string, held: Held = {}): Held => ({
  ...held,
  target: { kind: 'handle', handle: name as never },
});
const rotate = (held: Held = {}): Held => ({ ...held, target: { kind: 'rotate' } });

describe('a colleague, while something is dragged,', () => {
  const group = (ids: readonly string[]) => (editor: ReturnType<typeof open>) => {
    const patch = groupElements(editor.document, { ids: ids as NodeId[], makeId: editor.makeId });
    if (isRefused(patch)) throw new Error(patch.code);
    editor.store.receive(patch);
  };

  it('puts it into a group: it stays where they have put it', () => {
    const editor = open().pointerDown(120, 110).pointerMove(180, 150);
    group(['box', 'words'])(editor);
    const at = boundsInSpread(editor.document, 'box' as NodeId);
    editor.pointerUp();
    expect(boundsInSpread(editor.document, 'box' as NodeId)).toEqual(at);
    expect(editor.history.undoLabel()).toBeNull();
  });

  it('deletes it: nothing is left to be dropped', () => {
    const editor = open().pointerDown(120, 110).pointerMove(180, 150);
    editor.store.receive(removeNodesPatch(editor.document, ['box' as NodeId]));
    editor.pointerMove(190, 160);
    expect([editor.store.shown.own(), editor.guides, editor.tools.state().name]).toEqual([null, null, 'select.idle']);
    editor.pointerUp();
    expect(editor.history.undoLabel()).toBeNull();
  });
});

describe('a drag', () => {
  it('with shift keeps to one axis', () => {
    const editor = open().drag([120, 110], [152.2, 117], { shift: true, ctrl: true });
    expect(editor.node('box').props).toMatchObject({ x: 132.2, y: 100 });
  });

  it('keeps the last place that an element can have', () => {
    const editor = open().pointerDown(120, 110).pointerMove(152, 117, { ctrl: true });
    editor.pointerMove(1e9, 117, { ctrl: true }).pointerUp();
    expect(editor.node('box').props).toMatchObject({ x: 132, y: 107 });
  });

  it('rests on its own page while a part of it is there, on nothing between the pages', () => {
    const editor = open().pointerDown(120, 110).pointerMove(120, -8);
    expect(editor.guides?.spreadId).toBe('spread');
    editor.pointerMove(120, -40);
    expect(editor.guides).toBeNull();
    editor.cancel();
  });

  it('with alt drops copies, selects them, and leaves the elements: one step of undo', () => {
    const editor = open().pointerDown(120, 110, { alt: true }).pointerMove(120, 190, { alt: true, ctrl: true });
    expect(editor.copied).toEqual(['box']);
    editor.pointerUp();
    const [copy] = editor.selection.get().ids;
    expect(copy).not.toBe('box');
    expect(editor.node(copy!).props).toMatchObject({ x: 100, y: 180, width: 40 });
    expect(editor.node('box').props).toMatchObject({ x: 100, y: 100 });
    expect(editor.copied).toBeNull();
    expect(editor.history.undoLabel()).toBe('steps.duplicate');
    expect(editor.undo().document.nodes.has(copy!)).toBe(false);
    expect(editor.history.undoLabel()).toBeNull();
  });

  it('turns into a copy, and back, when alt is pressed on the way', () => {
    const editor = open().pointerDown(120, 110).pointerMove(120, 190, { alt: true, ctrl: true });
    expect(editor.copied).toEqual(['box']);
    editor.pointerMove(120, 191, { ctrl: true }).pointerUp();
    expect(editor.node('box').props).toMatchObject({ x: 100, y: 181 });
  });

  it('drops copies on another spread', () => {
    const editor = open().drag([120, 110], [640, 110], { alt: true, ctrl: true });
    const [copy] = editor.selection.get().ids;
    expect(editor.node(copy!)).toMatchObject({ parent: 'next', props: { x: 100, y: 100 } });
    expect(editor.node('box').parent).toBe('spread');
  });

  it('takes a child of a group to another spread, out of its group', () => {
    const editor = open().doubleClick(205, 105).drag([205, 105], [725, 105]);
    expect(editor.node('one').parent).toBe('next');
    expect(editor.undo().node('one').parent).toBe('group');
  });

  it('scrolls on at the edge, and cancelled there puts everything back', () => {
    const editor = open();
    const start = editor.camera.get();
    // The spread is the second of its row: 520 mm from the left, at zoom 1.
    editor
      .pointerDown(120, 110)
      .pointerMove(1435 - 520, 110)
      .passTime(1000);
    expect(editor.camera.get().x).toBeGreaterThan(start.x + 100);
    const far = editor.store.shownNode('box' as NodeId)!.props as { x: number };
    expect(far.x).toBeGreaterThan(1435 - 520 + 50);
    editor.cancel();
    expect(editor.store.shownNode('box' as NodeId)?.props).toMatchObject({ x: 100, y: 100 });
    expect(editor.history.undoLabel()).toBeNull();
    const rested = editor.camera.get();
    expect(editor.passTime(500).camera.get()).toEqual(rested);
  });
});

describe('snapping', () => {
  it('is off while Ctrl is held and while it is switched off', () => {
    const near = open();
    near.drag([120, 110], [218.9, 110]);
    expect(near.node('box').props).toMatchObject({ x: 200 });
    expect(near.guides).toBeNull();
    expect(open().drag([120, 110], [218.9, 110], { ctrl: true }).node('box').props).toMatchObject({ x: 198.9 });
    const off = open();
    off.snapping = false;
    expect(off.drag([120, 110], [218.9, 110]).node('box').props).toMatchObject({ x: 198.9 });
  });

  it('goes by pixels: nearer at a larger zoom', () => {
    // 4.8 and 5.6 pixels away.
    expect(open().zoom(8).drag([120, 110], [219.4, 110]).node('box').props).toMatchObject({ x: 200 });
    expect(open().zoom(8).drag([120, 110], [219.3, 110]).node('box').props).toMatchObject({ x: 199.3 });
    expect(open().zoom(8).drag([120, 110], [218.9, 110]).node('box').props).toMatchObject({ x: 198.9 });
  });

  it('rests on the grid while it is shown', () => {
    const editor = open();
    editor.grid = 5;
    editor.drag([120, 110], [151.2, 242.3]);
    expect(editor.node('box').props).toMatchObject({ x: 130 });
  });

  it('goes by what lies on the spread under the pointer', () => {
    const editor = open().pointerDown(120, 110).pointerMove(642, 110);
    expect(editor.guides).toMatchObject({ spreadId: 'next' });
    expect(editor.pointerUp().node('box').parent).toBe('next');
  });

  it('drops onto the spread under the pointer, wherever the middle of the element is', () => {
    const editor = open().drag([139, 110], [523, 110], { ctrl: true });
    expect(editor.node('box').parent).toBe('next');
    expect(editor.notices).toEqual([]);
  });

  it('brings pulled edges to rest, also with the ratio kept and from the middle', () => {
    const select = () => open().select('box');
    expect(select().drag([140, 115], [198, 115], handle('e')).node('box').props).toMatchObject({ width: 100 });
    const even = select()
      .drag([140, 130], [198, 172], handle('se', { shift: true }))
      .node('box').props;
    expect(even).toMatchObject({ width: 100, height: 75 });
    const middle = select()
      .drag([140, 115], [198, 115], handle('e', { alt: true }))
      .node('box').props;
    expect(middle).toMatchObject({ x: 40, width: 160 });
  });

  it('knows which edge of a turned element is pulled', () => {
    const editor = open().select('box');
    editor.drag([120, 200], [120, 300], rotate({ shift: true }));
    editor.drag([120, 200], [60, 115], rotate({ shift: true }));
    expect(editor.node('box').props).toMatchObject({ rotation: 90 });
    // Turned by a quarter, its right handle looks down; the other elements' edge at 150 lies there.
    editor.drag([120, 135], [120, 153], handle('e'));
    expect(editor.node('box').props).toMatchObject({ width: 55, height: 30 });
  });

  it.each([
    ['a corner', 'se', {}, [53, 9]],
    ['a side', 'e', {}, [50, 24]],
    ['a corner with its ratio', 'ne', { shift: true }, [60, -14]],
    ['a side about the middle', 'n', { alt: true }, [26, -50]],
  ] as const)('rests on the corners of what stands askew, pulled at %s', (_how, name, held, by) => {
    const editor = open().select('box');
    editor.drag([120, 80], [138, 92], rotate());
    const { rotation } = editor.node('box').props as { rotation: number };
    expect(rotation % 90).not.toBe(0);
    const free = open().select('box');
    free.drag([120, 80], [138, 92], rotate());
    free.drag([0, 0], [...by], handle(name, { ...held, ctrl: true }));
    editor.pointerDown(0, 0, handle(name, held)).pointerMove(by[0], by[1], held);
    const guides = editor.guides?.guides ?? [];
    expect(guides.length).toBeGreaterThan(0);
    editor.pointerUp();
    expect(editor.node('box').props).not.toEqual(free.node('box').props);
    const props = editor.node('box').props as BoxPlacement;
    const corners = cornersOf({ x: 0, y: 0, width: props.width, height: props.height }).map((corner) =>
      applyMatrix(boxMatrix(props), corner),
    );
    for (const { axis, at } of guides) expect(corners.some((corner) => Math.abs(corner[axis] - at) < 0.05)).toBe(true);
  });

  it('takes the size of another element', () => {
    const editor = open().select('box').drag([140, 115], [157.5, 115], handle('e'));
    expect(editor.node('box').props).toMatchObject({ width: 60 });
  });
});

describe('a handle', () => {
  const pull = (id: string, name: string, by: [number, number], held: Held = {}) =>
    open()
      .select(id)
      .drag([0, 0], by, handle(name, { ctrl: true, ...held }))
      .node(id).props;

  it('at an edge or corner resizes; with shift the ratio stays, with alt the middle', () => {
    expect(pull('box', 'se', [20, 10])).toMatchObject({ width: 60, height: 40 });
    expect(pull('box', 'w', [-20, 10])).toMatchObject({ x: 80, width: 60, height: 30 });
    expect(pull('box', 'se', [40, 30], { shift: true })).toMatchObject({ width: 80, height: 60 });
    expect(pull('box', 'e', [10, 0], { alt: true })).toMatchObject({ x: 90, width: 60 });
  });

  it('at the corner of a text scales it, at its side makes it wider', () => {
    expect(pull('words', 'se', [60, 20])).toMatchObject({ width: 60, scale: 2 });
    expect(pull('words', 'e', [60, 20])).toMatchObject({ width: 120, scale: 1 });
  });

  it('keeps the ratio of a sticker cell', () => {
    expect(pull('cell', 'se', [50, 70])).toMatchObject({ width: 100, height: 140 });
    expect(pull('cell', 'se', [50, 0])).toMatchObject({
      width: expect.closeTo(66.89, 1),
      height: expect.closeTo(93.65, 1),
    });
  });

  it('scales a group, turned too, as one', () => {
    expect(pull('group', 'se', [50, 30])).toMatchObject({ x: 200, y: 100, scale: 2 });
    const editor = open().select('group');
    editor.drag([225, 50], [300, 115], rotate({ shift: true }));
    expect(editor.node('group').props).toMatchObject({ rotation: 90 });
    editor.drag([0, 0], [-30, 50], handle('se', { ctrl: true }));
    expect(editor.node('group').props).toMatchObject({ scale: 2, rotation: 90 });
  });

  it('makes shapes larger and letters larger when several are scaled, and strokes no thicker', () => {
    const editor = open()
      .select('box', 'words')
      .drag([0, 0], [260, 90], handle('se', { ctrl: true }));
    expect(editor.node('box').props).toMatchObject({ width: 80, height: 60, scale: 1, strokeWidth: 2 });
    expect(editor.node('words').props).toMatchObject({ width: 60, scale: 2 });
    expect(editor.history.undoLabel()).toBe('steps.resize');
  });

  it('at the end of a line turns and stretches it; with shift by 45 degrees', () => {
    expect(pull('line', 'e', [-60, 60])).toMatchObject({ width: 60, rotation: 90 });
    expect(pull('line', 'e', [0, 57], { shift: true })).toMatchObject({ rotation: 45 });
    expect(pull('line', 'w', [-30, 0], { alt: true })).toMatchObject({ x: 270, width: 120, rotation: 0 });
  });
});

describe('the rotate handle', () => {
  const turn = (held: Held) => open().select('box').drag([120, 80], [138, 92], rotate(held)).node('box').props;

  it('turns about the middle, with shift by 45 degrees, with alt by 15', () => {
    expect(turn({})).toMatchObject({ rotation: expect.closeTo(38.047, 2), width: 40, height: 30 });
    expect(turn({ shift: true })).toMatchObject({ rotation: 45 });
    expect(turn({ alt: true })).toMatchObject({ rotation: 45 });
    const editor = open()
      .select('box')
      .drag([120, 80], [129, 85], rotate({ alt: true }));
    expect(editor.node('box').props).toMatchObject({ rotation: 15 });
  });

  it('turns several about the middle of all of them', () => {
    const editor = open()
      .select('box', 'group')
      .drag([175, 0], [400, 115], rotate({ shift: true }));
    expect(editor.node('box').props).toMatchObject({ rotation: 90 });
    expect(editor.node('group').props).toMatchObject({ rotation: 90 });
    expect(editor.history.undoLabel()).toBe('steps.rotate');
  });
});

it.each(['move', 'resize', 'rotate'])('%s: Esc and a lost pointer put back what it was', (gesture) => {
  const editor = open().select('box');
  const before = editor.node('box');
  const held = gesture === 'resize' ? handle('se') : gesture === 'rotate' ? rotate() : {};
  editor.pointerDown(120, 110, held).pointerMove(180, 190, held).cancel();
  expect(editor.store.shown.own()).toBeNull();
  expect(editor.node('box')).toBe(before);
  expect(editor.guides).toBeNull();
  expect(editor.tools.state().name).toBe('select.idle');
});
