import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { gradientSchema } from '../document/paint.ts';
import {
  gradientOf,
  type GradientStop,
  gradientStops,
  MOST_STOPS,
  withoutStop,
  withStopAt,
  withStopColor,
  withStopMoved,
} from './gradient-stops.ts';

const palette = new Map([
  ['2', '#000000'],
  ['3', '#ffffff'],
]);
const two: readonly GradientStop[] = [
  { color: 2, at: 0 },
  { color: 3, at: 1 },
];

describe('the stops of a gradient', () => {
  it('are spread evenly where it names no places, and even places are not written', () => {
    expect(gradientStops({ type: 'linear', colors: [2, 3, 2], direction: 90 }).map(({ at }) => at)).toEqual([
      0, 0.5, 1,
    ]);
    expect(gradientOf(two, 90)).toEqual({ type: 'linear', colors: [2, 3], direction: 90 });
    expect(gradientOf([two[0]!, { color: 3, at: 0.7 }], -45)).toEqual({
      type: 'linear',
      colors: [2, 3],
      positions: [0, 0.7],
      direction: 315,
    });
  });

  it('take a third one with the colour of its place, an index where both sides have it', () => {
    expect(withStopAt(two, 0.5, palette)).toEqual({
      stops: [two[0], { color: '#808080', at: 0.5 }, two[1]],
      index: 1,
    });
    const alike = withStopColor(two, 1, 2);
    expect(withStopAt(alike, 0.25, palette)!.stops[1]).toEqual({ color: 2, at: 0.25 });
  });

  it('are four at most and two at least', () => {
    const four = [0, 0.2, 0.8, 1].map((at) => ({ color: 2, at }));
    expect(withStopAt(four, 0.5, palette)).toBeNull();
    expect(withoutStop(two, 0)).toBeNull();
    expect(withoutStop(four, 1)).toHaveLength(3);
  });

  it('stop at their neighbours', () => {
    const three = withStopAt(two, 0.5, palette)!.stops;
    expect(withStopMoved(three, 1, 3)[1]!.at).toBe(1);
    expect(withStopMoved(three, 0, 0.8)[0]!.at).toBe(0.5);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), at: fc.double({ min: -1, max: 2, noNaN: true }) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.double({ min: -1, max: 2, noNaN: true }), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.constant(0), index: fc.nat(5) }),
);

test('whatever is done to them, a gradient of the document comes out, its places ascending', () => {
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: -720, max: 720 }), (steps, direction) => {
      let stops = two;
      for (const one of steps) {
        if (one.kind === 'add') stops = withStopAt(stops, one.at, palette)?.stops ?? stops;
        else if (one.kind === 'move') stops = withStopMoved(stops, one.index, one.at);
        else stops = withoutStop(stops, one.index) ?? stops;
      }
      const gradient = gradientOf(stops, direction);
      expect(gradientSchema.safeParse(gradient).success).toBe(true);
      expect(stops.length).toBeLessThanOrEqual(MOST_STOPS);
      const places = gradientStops(gradient).map(({ at }) => at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
