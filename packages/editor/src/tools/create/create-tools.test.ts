import { type NodeId, richText } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor, type DriverOptions } from '../../testing/index.ts';
import { typingKey } from './insert.ts';

const editor = (options: DriverOptions = {}) =>
  anEditor(
    anAlbum()
      .section('Team')
      .spread({ id: 'spread' })
      .rectangle({ id: 'box', x: 20, y: 200, width: 40, height: 30, fill: 3 })
      .text('Hello', { id: 'words', x: 300, y: 200, width: 60 })
      .build(),
    options,
  ).on('spread');

const made = (one: ReturnType<typeof editor>) => {
  const [id] = one.selection.get().ids;
  return one.node(id ?? 'nothing is selected');
};

describe('a click with a tool', () => {
  it.each([
    ['rectangle', 'Rectangle', { x: 50, y: 30, width: 100, height: 100 }],
    ['circle', 'Circle', { x: 50, y: 30, width: 100, height: 100 }],
    ['line', 'Line', { x: 50, y: 79.5, width: 100, height: 1, strokeWidth: 1 }],
    ['sticker_cell', 'StickerCell', { x: 75, y: 45, width: 50, height: 70 }],
    ['text', 'Text', { x: 50, y: 70, width: 100, height: 20 }],
  ] as const)('%s puts the usual size with its middle there', (tool, type, props) => {
    const one = editor().tool(tool).click(100, 80);
    expect(made(one)).toMatchObject({ type, parent: 'spread', props });
    expect(one.history.undoLabel()).toBe(`steps.insert.${type}`);
    expect(one.toolbox.active()).toBe('select');
    expect(one.undo().selection.get().ids).toEqual([]);
  });

  it('text opens the new text for typing, and a text that is there', () => {
    expect(editor().tool('text').click(100, 80).selection.get().mode).toBe('text');
    expect(editor().tool('text').click(310, 205).selection.get()).toMatchObject({ mode: 'text', ids: ['words'] });
  });

  it('text can be read on a dark spread, with the caret in it', () => {
    const dark = anAlbum().section('Team').spread({ id: 'spread', fill: '#11151d' }).build();
    expect(made(anEditor(dark).on('spread').tool('text').click(100, 80)).props).toMatchObject({ color: '#ffffff' });
  });

  it('comment opens a bubble there and makes nothing yet', () => {
    const one = editor({ role: 'admin' }).tool('comment').click(100, 80);
    expect(one.comments).toEqual([{ spreadId: 'spread', at: { x: 100, y: 80 } }]);
    expect(one.history.undoLabel()).toBeNull();
  });

  it('outside every spread makes nothing, says so and keeps the tool', () => {
    const one = editor().tool('circle').click(100, -20);
    expect(one.notices).toEqual(['notices.tool_outside']);
    expect(one.toolbox.active()).toBe('circle');
    expect(one.history.undoLabel()).toBeNull();
  });

  it('in a locked album makes nothing and says so', () => {
    const one = editor({ albumLocked: true }).tool('circle').click(100, 80);
    expect(one.notices).toEqual(['notices.locked']);
    expect(one.history.undoLabel()).toBeNull();
  });
});

describe('a drag with a tool', () => {
  it('draws to size, in any direction', () => {
    expect(made(editor().tool('rectangle').drag([131, 171], [71, 51])).props).toMatchObject({
      x: 71,
      y: 51,
      width: 60,
      height: 120,
    });
  });

  it('shows what is drawn and records nothing before it is let go', () => {
    const one = editor().tool('circle').pointerDown(71, 51).pointerMove(131, 91);
    expect(one.draft).toMatchObject({ spreadId: 'spread', type: 'Circle', x: 71, y: 51, width: 60, height: 40 });
    expect(one.history.undoLabel()).toBeNull();
    one.pointerUp();
    expect(one.draft).toBeNull();
    expect(made(one).type).toBe('Circle');
  });

  it('with shift draws a square, with alt from the middle', () => {
    expect(made(editor().tool('rectangle').drag([71, 51], [91, 111], { shift: true })).props).toMatchObject({
      width: 60,
      height: 60,
    });
    expect(
      made(editor().tool('rectangle').drag([171, 151], [191, 161], { alt: true, ctrl: true })).props,
    ).toMatchObject({ x: 151, y: 141, width: 40, height: 20 });
  });

  it('keeps the ratio of a sticker for a cell', () => {
    expect(made(editor().tool('sticker_cell').drag([71, 51], [171, 61])).props).toMatchObject({
      x: 71,
      y: 51,
      width: 100,
      height: 140,
    });
  });

  it('draws a line from end to end in any direction, with shift in steps of 45 degrees', () => {
    const { props } = made(editor().tool('line').drag([171, 151], [131, 121], { ctrl: true }));
    expect(props).toMatchObject({ width: 50, height: 1, rotation: 216.87, strokeWidth: 1 });
    expect(props).toMatchObject({ x: 126, y: 135.5 });
    expect(made(editor().tool('line').drag([71, 51], [131, 56], { shift: true })).props).toMatchObject({ rotation: 0 });
  });

  it('comes to rest on neighbours and paper, not with Ctrl', () => {
    const one = editor().tool('rectangle').pointerDown(63, 103).pointerMove(118, 198);
    // The edge of the box at y 200, the middle of the left page at x 115.
    expect(one.draft).toMatchObject({ x: 60, width: 55, height: 97 });
    expect(one.guides?.guides.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page-centre', 'edge']));
    one.pointerMove(118, 198, { ctrl: true });
    expect(one.draft).toMatchObject({ width: 58, height: 95 });
    expect(one.guides).toBeNull();
  });

  it('is nothing when it is cancelled, and the tool stays in hand', () => {
    const one = editor().tool('rectangle').pointerDown(71, 51).pointerMove(131, 91).cancel();
    expect(one.draft).toBeNull();
    expect(one.history.undoLabel()).toBeNull();
    expect(one.toolbox.active()).toBe('rectangle');
  });
});

describe('the toolbox', () => {
  it('keeps a tool that is chosen twice until it is left', () => {
    const one = editor().tool('rectangle').tool('rectangle');
    expect(one.toolbox.locked()).toBe(true);
    one.click(100, 80).click(300, 80);
    expect(one.document.childIds('spread' as NodeId)).toHaveLength(4);
    expect(one.toolbox.active()).toBe('rectangle');
    expect(one.toolbox.leave()).toBe(true);
    expect(one.tools.state().name).toBe('select.idle');
    expect(one.toolbox.leave()).toBe(false);
  });

  it('locks by Q, only what creates', () => {
    const one = editor().tool('hand');
    one.toolbox.toggleLock();
    expect(one.toolbox.locked()).toBe(false);
    one.tool('line').toolbox.toggleLock();
    expect(one.toolbox.locked()).toBe(true);
  });

  it('pans with the hand and keeps it', () => {
    const one = editor().tool('hand');
    const { x } = one.camera.get();
    one.drag([100, 100], [40, 100]);
    expect(one.camera.get().x).toBe(x + 60);
    expect(one.tools.state().name).toBe('hand.idle');
  });

  it('takes leave of a text that is being typed in', () => {
    const one = editor().doubleClick(310, 205);
    expect(one.selection.get().mode).toBe('text');
    expect(one.tool('circle').selection.get().mode).toBe('element');
  });
});

it('a text and the first words in it are one step of undo', () => {
  const one = editor().tool('text').click(100, 80);
  const [id] = one.selection.get().ids as [NodeId];
  const write = (words: string) =>
    one.store.transact('steps.text', [{ part: 'workspace', path: `nodes/${id}/props/text`, value: richText(words) }], {
      mergeKey: typingKey(id),
    });
  write('H');
  write('Hi');
  expect(one.history.undoLabel()).toBe('steps.insert.Text');
  expect(one.undo().document.nodes.has(id)).toBe(false);
  expect(one.redo().node(id).props).toMatchObject({ text: richText('Hi') });
});
