import { type NodeId, selectionFrame } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { draggedFrame } from './dragged-frame.ts';
import { shownDocument } from './overlay-shapes.ts';

const [A, B] = ['a', 'b'] as [NodeId, NodeId];

function aDrag(name = 'select.translating') {
  const document = anAlbum()
    .section()
    .spread()
    .rectangle({ id: A, x: 10, y: 10, width: 20, height: 10, rotation: 30 })
    .group((inside) => inside.rectangle({ id: B, x: 5, y: 5, width: 8, height: 8 }), { x: 60, y: 40, rotation: 45 })
    .build();
  const store = createEditorStore(document, () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  const parts = { store, tools: { state: () => ({ name }) }, measured: undefined } as unknown as Parameters<
    typeof draggedFrame
  >[0];
  const read = () => selectionFrame(shownDocument(store), [A, B])!;
  const show = (by: number) =>
    store.shown.show(
      new Map(
        [A, B].map((id) => {
          const { x, y } = document.nodes.get(id)!.props as { x: number; y: number };
          // Inside of the turned group the same way on the page is another one.
          const [dx, dy] = id === A ? [by, 0] : [by * Math.SQRT1_2, -by * Math.SQRT1_2];
          return [id, { x: x + dx, y: y + dy }];
        }),
      ),
    );
  return { store, parts, read, show };
}

test('follows what is dragged as if it were read anew at every move', () => {
  const { parts, read, show } = aDrag();
  for (const by of [1, 7, -3.5, 40]) {
    show(by);
    const [frame, expected] = [draggedFrame(parts, [A, B])!, read()];
    expect(frame.centre.x).toBeCloseTo(expected.centre.x, 6);
    expect(frame.centre.y).toBeCloseTo(expected.centre.y, 6);
    expect([frame.width, frame.height, frame.rotation]).toEqual(
      [expected.width, expected.height, expected.rotation].map((value) => expect.closeTo(value, 6)),
    );
  }
});

test('is read anew when somebody changes an element on the way, and after the gesture', () => {
  const { store, parts, read, show } = aDrag();
  show(5);
  draggedFrame(parts, [A, B]);
  store.transact('steps.move', [{ part: 'workspace', path: 'nodes/a/props/width', value: 50 }]);
  expect(draggedFrame(parts, [A, B])!.width).toBeCloseTo(read().width, 6);
  store.shown.show(null);
  expect(draggedFrame(parts, [A, B])).toEqual(read());
});

test('turns with several that are turned, from where they lay', () => {
  const { store, parts } = aDrag('select.rotating');
  const before = selectionFrame(store.document, [A, B])!;
  const turn = (by: number) =>
    store.shown.show(
      new Map([
        [A, { x: 12, rotation: 30 + by }],
        [B, { x: 7, rotation: by }],
      ]),
    );
  for (const by of [10, 170, -20, 200]) {
    turn(by);
    const rotation = expect.closeTo(by > 180 ? by - 360 : by, 6) as number;
    expect(draggedFrame(parts, [A, B])).toEqual({ ...before, rotation });
  }
  store.shown.show(null);
  expect(draggedFrame(parts, [A, B])).toEqual(before);
});

test('what is made larger is read at every move', () => {
  const { parts, read, show } = aDrag('select.resizing');
  show(5);
  draggedFrame(parts, [A, B]);
  show(9);
  expect(draggedFrame(parts, [A, B])).toEqual(read());
});
