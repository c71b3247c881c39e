import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE } from '../print/page-size.ts';
import { importBoxes } from './import-boxes.ts';

const spread = { width: 2 * PAGE.width, height: PAGE.height };
const landscape = { width: 3000, height: 2000 };
const portrait = { width: 2000, height: 3000 };

describe('pictures brought onto a spread', () => {
  it('are 460 mm wide on a double page and as wide as the page on a cover', () => {
    const panorama = { width: 4000, height: 1000 };
    expect(importBoxes([panorama], spread, { x: 10, y: 100 })).toEqual([{ x: 0, y: 42.5, width: 460, height: 115 }]);
    expect(importBoxes([panorama], PAGE, { x: 10, y: 20 })).toEqual([{ x: 0, y: 0, width: 230, height: 57.5 }]);
  });

  it('that are higher than the spread leave none of it bare', () => {
    expect(importBoxes([portrait], spread, { x: 0, y: 0 })).toEqual([{ x: 0, y: -345, width: 460, height: 690 }]);
    expect(importBoxes([portrait], spread, { x: 0, y: -200 })[0]).toMatchObject({ y: 297 - 690 });
    expect(importBoxes([portrait], spread, { x: 0, y: 900 })[0]).toMatchObject({ y: 0 });
  });

  it('share its width when they are several', () => {
    const two = importBoxes([landscape, portrait], spread, { x: 0, y: 148.5 });
    expect(two.map(({ x, width }) => [x, width])).toEqual([
      [0, 230],
      [230, 230],
    ]);
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
