import type { NodeId } from '@figurina/album';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { worldLayout } from './world-layout.ts';

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
