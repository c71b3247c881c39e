import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  fitBox,
  keepInView,
  minZoomFor,
  panBy,
  toScreen,
  toWorld,
  wheelFactor,
  zoomAt,
  type Camera,
} from './camera.ts';

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const camera: fc.Arbitrary<Camera> = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({ min: 0.02, max: 100, noNaN: true }),
});
const point = fc.record({
  x: fc.double({ min: 0, max: 3000, noNaN: true }),
  y: fc.double({ min: 0, max: 2000, noNaN: true }),
});

describe('camera', () => {
  it('maps the screen to the world and back', () => {
    fc.assert(
      fc.property(camera, point, (c, p) => {
        const back = toScreen(c, toWorld(c, p));
        expect(back.x).toBeCloseTo(p.x, 4);
        expect(back.y).toBeCloseTo(p.y, 4);
      }),
    );
  });

  it('keeps the point under the pointer when it zooms', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (c, p, factor) => {
        const before = toWorld(c, p);
        const after = toWorld(zoomAt(c, p, factor, 0.01), p);
        expect(after.x).toBeCloseTo(before.x, 4);
        expect(after.y).toBeCloseTo(before.y, 4);
      }),
    );
  });

  it('undoes a turn of the wheel by a turn back, however far it was turned', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (delta) => {
        fc.pre(delta !== 0);
        expect(wheelFactor(delta) * wheelFactor(-delta)).toBeCloseTo(1, 12);
        expect(wheelFactor(delta)).toBeLessThanOrEqual(1.2);
      }),
    );
    expect(wheelFactor(-50)).toBeCloseTo(1.1, 12);
  });

  it('never zooms past its limits', () => {
    expect(zoomAt({ x: 0, y: 0, zoom: 90 }, { x: 0, y: 0 }, 2, 0.1).zoom).toBe(100);
    expect(zoomAt({ x: 0, y: 0, zoom: 0.2 }, { x: 0, y: 0 }, 0.1, 0.15).zoom).toBe(0.15);
  });

  it('fits a box into the middle', () => {
    const c = fitBox({ x: 460, y: 0, width: 460, height: 297 }, { width: 1000, height: 700 }, 30);
    const a = toScreen(c, { x: 460, y: 0 });
    const b = toScreen(c, { x: 920, y: 297 });
    expect(a.x).toBeCloseTo(30, 6);
    expect(b.x).toBeCloseTo(970, 6);
    expect(a.y + b.y).toBeCloseTo(700, 6);
  });

  it('starts and ends an animation at its cameras', () => {
    const viewport = { width: 800, height: 600 };
    fc.assert(
      fc.property(camera, camera, (from, to) => {
        for (const [t, wanted] of [
          [0, from],
          [1, to],
        ] as const) {
          const at = between(from, to, t, viewport);
          expect(at.zoom).toBeCloseTo(wanted.zoom, 6);
          expect(at.x).toBeCloseTo(wanted.x, 3);
          expect(at.y).toBeCloseTo(wanted.y, 3);
        }
      }),
    );
  });

  it('is never smaller than a little beyond everything fitted', () => {
    const [content, viewport] = [
      { x: 0, y: 0, width: 940, height: 297 },
      { width: 1000, height: 700 },
    ];
    const fitted = fitBox(content, viewport).zoom;
    expect(fitted).toBeCloseTo(1, 9);
    expect(minZoomFor(content, viewport)).toBeGreaterThan(0.5 * fitted);
    expect(minZoomFor(content, viewport)).toBeLessThanOrEqual(fitted);
  });

  it('keeps 30 pixels of the album in view, wherever it is panned to', () => {
    const [content, viewport] = [
      { x: 0, y: 0, width: 2000, height: 1500 },
      { width: 1000, height: 700 },
    ];
    const seen = (wanted: Camera): Camera => keepInView(wanted, content, viewport);
    fc.assert(
      fc.property(camera, (wanted) => {
        const [start, end] = [toScreen(seen(wanted), content), toScreen(seen(wanted), { x: 2000, y: 1500 })];
        expect(start.x).toBeLessThanOrEqual(970 + 1e-6);
        expect(start.y).toBeLessThanOrEqual(670 + 1e-6);
        expect(end.x).toBeGreaterThanOrEqual(30 - 1e-6);
        expect(end.y).toBeGreaterThanOrEqual(30 - 1e-6);
      }),
    );
    expect(toScreen(seen({ x: -5000, y: 0, zoom: 2 }), content).x).toBeCloseTo(970, 9);
    expect(seen({ x: 500, y: 400, zoom: 1 })).toEqual({ x: 500, y: 400, zoom: 1 });
  });

  it('pans by screen pixels', () => {
    expect(panBy({ x: 10, y: 10, zoom: 2 }, { x: 4, y: -6 })).toEqual({ x: 8, y: 13, zoom: 2 });
  });
});
