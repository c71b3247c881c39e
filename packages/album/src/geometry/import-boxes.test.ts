import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE } from '../print/page-size.ts';
import { importBoxes } from './import-boxes.ts';

const spread = { width: 2 * PAGE.width, height: PAGE.height };
const landscape = { width: 3000, height: 2000 };
const portrait = { width: 2000, height: 3000 };

describe('pictures brought onto a spread', () => {
  it('come in as large as they print sharp, around the point', () => {
    expect(importBoxes([{ width: 800, height: 400 }], spread, { x: 200, y: 100 })[0]).toEqual({
      x: 200 - 50.8,
      y: 100 - 25.4,
      width: expect.closeTo(101.6) as number,
      height: expect.closeTo(50.8) as number,
    });
    // A sign of a few pixels can be seen and held.
    expect(importBoxes([{ width: 24, height: 12 }], spread, { x: 200, y: 100 })[0]).toMatchObject({ width: 10 });
  });

  it('are 460 mm wide at most, never larger than their spread, and stay on it', () => {
    const panorama = { width: 8000, height: 2000 };
    expect(importBoxes([panorama], spread, { x: 10, y: 100 })).toEqual([{ x: 0, y: 42.5, width: 460, height: 115 }]);
    expect(importBoxes([panorama], PAGE, { x: 10, y: 20 })).toEqual([{ x: 0, y: 0, width: 230, height: 57.5 }]);
    expect(importBoxes([{ width: 4000, height: 6000 }], spread, { x: 0, y: 900 })).toEqual([
      { x: 0, y: 0, width: 198, height: 297 },
    ]);
  });

  it('stand side by side when they are several', () => {
    const [first, second, ...more] = importBoxes([landscape, portrait], spread, { x: 230, y: 148.5 });
    expect(more).toEqual([]);
    expect(first!.y).toBe(second!.y);
    expect(second!.x).toBeCloseTo(first!.x + first!.width);
    const fifteen = importBoxes(
      Array.from({ length: 15 }, () => portrait),
      spread,
      { x: 0, y: 148.5 },
    );
    expect(new Set(fifteen.map(({ y }) => y)).size).toBe(3);
  });

  it('are whole, apart, in their own ratio, and within its width', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 15 }),
        fc.record({ x: fc.integer({ min: -500, max: 900 }), y: fc.integer({ min: -500, max: 900 }) }),
        (sizes, at) => {
          const boxes = importBoxes(sizes, spread, at);
          expect(boxes).toHaveLength(sizes.length);
          boxes.forEach((box, index) => {
            const { width, height } = sizes[index]!;
            expect(box.height / box.width).toBeCloseTo(height / width, 6);
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width).toBeLessThanOrEqual(spread.width + 1e-6);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.y + box.height).toBeLessThanOrEqual(spread.height + 1e-6);
            for (const other of boxes.slice(0, index))
              expect(other.x + other.width <= box.x + 1e-6 || other.y + other.height <= box.y + 1e-6, 'apart').toBe(
                true,
              );
          });
        },
      ),
    );
  });
});
