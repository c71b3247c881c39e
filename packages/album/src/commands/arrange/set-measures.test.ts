import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import { copyDocument } from '../../document/create-document.ts';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { boxMatrix, type BoxPlacement } from '../../geometry/node-matrix.ts';
import { applyMatrix } from '../../geometry/matrix.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { isRefused } from '../command.ts';
import { type MeasureName, measuresOf, setMeasure, settableMeasures } from './set-measures.ts';

const ids = (...names: string[]): NodeId[] => names as NodeId[];

function album(): AlbumDocument {
  return anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'box', x: 20, y: 30, width: 100, height: 50 })
    .rectangle({ id: 'turned', x: 60, y: 80, width: 80, height: 40, rotation: 30 })
    .cell({ id: 'cell', x: 200, y: 100 })
    .text('Anpfiff', { id: 'text', x: 10, y: 200, width: 90, height: 20, scale: 2 })
    .element('Line', { id: 'line', x: 5, y: 5, width: 100, height: 1 })
    .comment('Hier?', { id: 'pin', x: 40, y: 40 })
    .group(
      (inside) =>
        inside
          .rectangle({ id: 'inner', x: 0, y: 0, width: 40, height: 20 })
          .circle({ id: 'dot', x: 60, y: 10, width: 20, height: 20 }),
      {
        id: 'group',
        x: 300,
        y: 50,
        rotation: 15,
        scale: 1.5,
      },
    )
    .build();
}

function set(document: AlbumDocument, name: MeasureName, value: number, of: NodeId[], keepRatio = false): void {
  const patch = setMeasure(document, { ids: of, name, value, keepRatio });
  if (isRefused(patch)) throw new Error(patch.code);
  applyPatch(document, patch);
}

test('measures are those of the frame, in millimetres of the spread', () => {
  const document = album();
  expect(measuresOf(document, ids('box'))).toEqual({ x: 20, y: 30, width: 100, height: 50, rotation: 0 });
  expect(measuresOf(document, ids('text'))).toEqual({ x: 10, y: 200, width: 180, height: 40, rotation: 0 });
  expect(measuresOf(document, ids('box', 'cell'))).toEqual({ x: 20, y: 30, width: 230, height: 140, rotation: 0 });
  expect(measuresOf(document, ids('inner'))).toMatchObject({
    width: expect.closeTo(60),
    height: expect.closeTo(30),
    rotation: expect.closeTo(15),
  });
});

test('a line has no height to set, an autosized text neither, a pin has a place alone', () => {
  const document = album();
  expect([...settableMeasures(document, ids('line'))]).toEqual(['x', 'y', 'width', 'rotation']);
  expect([...settableMeasures(document, ids('text'))]).toEqual(['x', 'y', 'width', 'rotation']);
  expect([...settableMeasures(document, ids('pin'))]).toEqual(['x', 'y']);
  expect(settableMeasures(document, ids('line', 'box')).has('height')).toBe(true);
});

test('cells keep their ratio, others when it is wished', () => {
  const document = album();
  set(document, 'width', 100, ids('cell'));
  expect(measuresOf(document, ids('cell'))).toMatchObject({ x: 200, y: 100, width: 100, height: 140 });
  set(document, 'height', 25, ids('box'), true);
  expect(measuresOf(document, ids('box'))).toMatchObject({ x: 20, y: 30, width: 50, height: 25 });
});

test('several elements move and grow as one and are turned each by itself', () => {
  const document = album();
  set(document, 'width', 115, ids('box', 'cell'));
  expect(measuresOf(document, ids('box', 'cell'))).toMatchObject({ x: 20, y: 30, width: 115, height: 70 });
  expect(measuresOf(document, ids('cell'))).toMatchObject({ x: 110, y: 65, width: 25, height: 35 });
  set(document, 'rotation', 90, ids('box', 'cell'));
  expect(measuresOf(document, ids('box'))).toMatchObject({ rotation: 90, width: 50, height: 25 });
  expect(measuresOf(document, ids('cell'))).toMatchObject({ rotation: 90 });
});

const selections = [
  ['box'],
  ['turned'],
  ['cell'],
  ['text'],
  ['line'],
  ['group'],
  ['inner'],
  ['dot'],
  ['box', 'turned', 'group'],
];
const change = fc.record({
  of: fc.constantFrom(...selections).map((names) => ids(...names)),
  name: fc.constantFrom<MeasureName>('x', 'y', 'width', 'height', 'rotation'),
  value: fc.integer({ min: 100, max: 40_000 }).map((value) => value / 100),
  keepRatio: fc.boolean(),
});

test('what is set is what is read afterwards', () => {
  const start = album();
  fc.assert(
    fc.property(change, ({ of, name, value, keepRatio }) => {
      const document = copyDocument(start);
      if (!settableMeasures(document, of).has(name)) return;
      set(document, name, value, of, keepRatio);
      if (name === 'rotation') {
        for (const id of of) expect(measuresOf(document, [id])!.rotation).toBeCloseTo(value % 360, 2);
      } else {
        // Groups store their scale, everything else hundredths of a millimetre: several of those add up.
        expect(Math.abs(measuresOf(document, of)![name] - value)).toBeLessThanOrEqual(0.05);
      }
    }),
  );
});

test('a size grows from the top left corner, turned or not', () => {
  const start = album();
  const corner = (document: AlbumDocument, id: NodeId) =>
    applyMatrix(boxMatrix(document.nodes.get(id)!.props as BoxPlacement), { x: 0, y: 0 });
  fc.assert(
    fc.property(change, ({ of: [id], name, value, keepRatio }) => {
      if (!id || (name !== 'width' && name !== 'height')) return;
      const document = copyDocument(start);
      if (document.nodes.get(id)!.type === 'Group' || !settableMeasures(document, [id]).has(name)) return;
      const before = corner(document, id);
      set(document, name, value, [id], keepRatio);
      expect(corner(document, id).x).toBeCloseTo(before.x, 1);
      expect(corner(document, id).y).toBeCloseTo(before.y, 1);
    }),
  );
});
