import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NodeId } from '../document/ids.ts';
import { NODE_PROPS } from '../document/nodes/node-props.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { translation } from './matrix.ts';
import { groupMatrix } from './node-matrix.ts';
import { movedNode, transformedNode } from './transforming.ts';

const length = fc.integer({ min: -30_000, max: 60_000 }).map((n) => n / 100);
const point = fc.record({ x: length, y: length });
const angle = fc.integer({ min: 0, max: 359 });
const scale = fc.integer({ min: 10, max: 300 }).map((n) => n / 100);

it('a mere move ends where the transform of a move does, inside groups too, and writes nothing but the place', () => {
  fc.assert(
    fc.property(point, point, point, angle, angle, scale, (at, group, way, turn, groupTurn, size) => {
      const node: AlbumNode = {
        id: 'n' as NodeId,
        type: 'Rectangle',
        parent: 'p' as NodeId,
        order: 'a',
        props: NODE_PROPS.Rectangle.parse({ ...at, width: 50, height: 70, rotation: turn, scale: size }),
      };
      const parent = groupMatrix({ ...group, rotation: groupTurn, scale: size });
      const moved = movedNode(node, parent, way);
      const transformed = transformedNode(node, parent, translation(way.x, way.y));
      expect(Object.keys(moved)).toEqual(['x', 'y']);
      expect(moved.x).toBeCloseTo(transformed.x!, 2);
      expect(moved.y).toBeCloseTo(transformed.y!, 2);
    }),
  );
});
