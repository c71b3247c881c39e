import type { NodeId } from '@figurina/album';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutAround, worldLayout } from './world-layout.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

it('tells on which spread a point of the world lies, and where on it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), share, share, (count, chosen, u, v) => {
      const ids = Array.from({ length: count }, (_, index) => `spread${index}` as NodeId);
      const layout = worldLayout(ids);
      const id = ids[chosen % count]!;
      const box = layout.boxOf(id)!;
      const world = { x: box.x + u * box.width, y: box.y + v * box.height };
      const place = layout.placeAt(world)!;
      expect(place).toMatchObject({ spreadId: id, box });
      expect(place.at.x).toBeCloseTo(u * box.width, 6);
      expect(place.at.y).toBeCloseTo(v * box.height, 6);
      expect(layout.spreadAt(world)).toBe(id);
      expect(layout.placeAt({ x: box.x + box.width + 1, y: world.y })).toBeNull();
      expect(layout.placeAt({ x: world.x, y: -1 })).toBeNull();
    }),
  );
});

it('has spreads of 460 by 297 mm with 60 mm between them', () => {
  const layout = worldLayout(['cover', 'one', 'two', 'three', 'four', 'five', 'six', 'back'] as NodeId[]);
  const [one, two] = [layout.boxOf('one' as NodeId)!, layout.boxOf('two' as NodeId)!];
  expect(one).toMatchObject({ width: 460, height: 297 });
  expect(two.x - one.x - one.width).toBe(60);
  const below = layout.boxOf(layout.spreadIds.find((id) => layout.boxOf(id)!.y > one.y)!)!;
  expect(below.y - one.y - one.height).toBe(60);
});

const named = (...names: number[]): NodeId[] => names.map((name) => `spread${name}` as NodeId);
const orders = fc.shuffledSubarray(
  Array.from({ length: 30 }, (_, name) => name),
  { minLength: 1 },
);

it('leaves the spread one works on where it is, whatever others insert, move and delete', () => {
  fc.assert(
    fc.property(orders, orders, orders, fc.nat(), (first, second, third, chosen) => {
      const start = worldLayout(named(...first));
      const anchor = start.spreadIds[chosen % first.length]!;
      let layout = start;
      for (const order of [second, third]) {
        const next = layoutAround(layout, named(...order), anchor);
        const [was, is] = [layout.boxOf(anchor), next.boxOf(anchor)];
        // The first and the last are covers, half as wide: their middle stays.
        if (was && is) expect(is.x + is.width / 2).toBeCloseTo(was.x + was.width / 2, 6);
        if (was && is) expect(is.y).toBeCloseTo(was.y, 6);
        for (const id of next.spreadIds) {
          const box = next.boxOf(id)!;
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          expect(next.spreadAt(middle)).toBe(id);
          expect(next.nearest(middle)).toBe(id);
          expect(next.spreadsIn({ ...middle, width: 1, height: 1 })).toEqual([id]);
        }
        layout = next;
      }
    }),
  );
});

it('puts the next one into the place of a spread that is gone', () => {
  const before = worldLayout(named(0, 1, 2, 3, 4, 5));
  const place = before.boxOf('spread2' as NodeId);
  expect(layoutAround(before, named(0, 1, 3, 4, 5), 'spread2' as NodeId).boxOf('spread3' as NodeId)).toEqual(place);
  const fewer = layoutAround(before, named(0, 3, 4, 5), 'spread2' as NodeId);
  expect(fewer.boxOf('spread3' as NodeId)).toEqual(place);
  expect(layoutAround(fewer, named(0, 1, 3, 4, 5), 'spread3' as NodeId).boxOf('spread3' as NodeId)).toEqual(place);
});
