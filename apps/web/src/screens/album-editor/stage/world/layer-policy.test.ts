import { expect, test } from 'vitest';
import { createLayerPolicy } from './layer-policy.ts';

test('on the way out of a great zoom the layer is drawn anew at every quarter, and kept in between', () => {
  const layer = createLayerPolicy(100);
  const zooms = [100, 60, 26, 24, 20, 7, 5.9, 4, 1.6, 1.4];
  expect(zooms.filter((zoom) => !layer.keeps(zoom))).toEqual([24, 5.9, 1.4]);
});

test('on the way in, and from where it rested last, it is kept', () => {
  const layer = createLayerPolicy(1);
  expect([2, 40, 100, 30, 1].every((zoom) => layer.keeps(zoom))).toBe(true);
  layer.rests(8);
  expect(layer.keeps(2)).toBe(true);
  expect(layer.keeps(1.9)).toBe(false);
});
