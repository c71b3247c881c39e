import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../document/ids.ts';
import { NODE_PROPS } from '../document/nodes/node-props.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { about, applyMatrix, compose, decompose, IDENTITY, invertMatrix, turning, type Matrix } from './matrix.ts';
import { groupMatrix, nodeMatrix } from './node-matrix.ts';
import { angleTo, FINE_ROTATION_STEP, ROTATION_STEP, rotatedNode, rotationOf, snapAngle } from './rotation.ts';

const length = fc.integer({ min: -30_000, max: 60_000 }).map((n) => n / 100);
const angle = fc.double({ min: -720, max: 720, noNaN: true });
const point = fc.record({ x: length, y: length });

function rectangle(props: object): AlbumNode {
  return {
    id: 'n' as NodeId,
    type: 'Rectangle',
    parent: 'p' as NodeId,
    order: 'a',
    props: NODE_PROPS.Rectangle.parse(props),
  };
}

describe('rotatedNode', () => {
  it('keeps the size and turns every corner about the centre, inside groups too', () => {
    fc.assert(
      fc.property(point, point, angle, fc.integer({ min: 0, max: 359 }), (at, centre, by, groupTurn) => {
        const node = rectangle({ ...at, width: 50, height: 70, rotation: 17 });
        const parent: Matrix =
          groupTurn % 3 === 0 ? IDENTITY : groupMatrix({ x: 30, y: 9, rotation: groupTurn, scale: 1.5 });
        const change = rotatedNode(node, parent, centre, by);
        const after = rectangle({ ...node.props, ...change });
        expect(change).not.toHaveProperty('width');
        expect(change.scale).toBe(1);
        const wanted = compose(about(centre, turning(by)), parent, nodeMatrix(node));
        const found = compose(parent, nodeMatrix(after));
        for (const corner of [
          { x: 0, y: 0 },
          { x: 50, y: 70 },
        ]) {
          const [a, b] = [applyMatrix(wanted, corner), applyMatrix(found, corner)];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.015);
        }
      }),
    );
  });
});

describe('a rotation gesture', () => {
  const gesture = { centre: { x: 0, y: 0 }, from: { x: 0, y: -10 }, startRotation: 20 };

  it('turns by what the pointer went round', () => {
    expect(rotationOf({ ...gesture, to: { x: 10, y: 0 }, step: null })).toBeCloseTo(90);
  });

  it('brings the frame to rest on 45 degrees with shift', () => {
    expect(rotationOf({ ...gesture, to: { x: 10, y: -10 }, step: ROTATION_STEP }) + 20).toBe(45);
  });

  it('brings it to rest on 15 degrees with alt', () => {
    expect(rotationOf({ ...gesture, to: { x: 10, y: -10 }, step: FINE_ROTATION_STEP }) + 20).toBe(60);
  });

  it('knows its directions', () => {
    expect(angleTo({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(180);
    expect(snapAngle(-50)).toBe(315);
    expect(snapAngle(350)).toBe(0);
  });
});

describe('a matrix', () => {
  it('inverts and decomposes what it was made of', () => {
    fc.assert(
      fc.property(point, angle, fc.double({ min: 0.1, max: 9, noNaN: true }), (at, rotation, scale) => {
        const matrix = groupMatrix({ ...at, rotation, scale });
        const same = compose(matrix, invertMatrix(matrix));
        for (const [index, value] of IDENTITY.entries()) expect(same[index]).toBeCloseTo(value, 6);
        const parts = decompose(matrix);
        expect(parts.x).toBeCloseTo(at.x, 6);
        expect(parts.scaleX).toBeCloseTo(scale, 6);
        expect(parts.scaleY).toBeCloseTo(scale, 6);
        expect(parts.skew).toBeCloseTo(0, 6);
        expect(Math.cos(((parts.rotation - rotation) * Math.PI) / 180)).toBeCloseTo(1, 6);
      }),
    );
  });
});
