import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideSelection } from './beside-selection.ts';

const WINDOW = { width: 1180, height: 820 };
const button = { x: 952, y: 80, width: 44, height: 44 };

describe('what hangs below the bar', () => {
  it('goes to the nearer side of a selection that it would cover', () => {
    const selection = { x: 828, y: 168, width: 300, height: 50 };
    expect(974 - 160 + besideSelection(selection, button, { width: 320 }, WINDOW)).toBe(828 - 12 - 320);
    const left = { ...selection, x: 400, width: 420 };
    expect(974 - 160 + besideSelection(left, button, { width: 320 }, WINDOW)).toBe(832);
  });

  it('stays where nothing is in the way, and where there is no room beside it', () => {
    expect(besideSelection({ x: 400, y: 168, width: 200, height: 50 }, button, { width: 320 }, WINDOW)).toBe(0);
    expect(besideSelection({ x: 380, y: 168, width: 790, height: 300 }, button, { width: 320 }, WINDOW)).toBe(0);
    // The bar is below the selection, and has room below itself.
    expect(besideSelection({ x: 828, y: 20, width: 300, height: 50 }, button, { width: 320 }, WINDOW)).toBe(0);
  });

  it('is in the window, and off the selection when it went aside', () => {
    const size = fc.integer({ min: 1, max: 900 });
    const at = fc.integer({ min: -200, max: 1180 });
    fc.assert(
      fc.property(at, at, size, size, fc.integer({ min: 0, max: 1130 }), (x, y, width, height, left) => {
        const selection = { x, y, width, height };
        const aside = besideSelection(selection, { ...button, x: left }, { width: 320 }, WINDOW);
        if (aside === 0) return;
        const hangs = left + 22 - 160 + aside;
        expect(hangs).toBeGreaterThanOrEqual(0);
        expect(hangs + 320).toBeLessThanOrEqual(WINDOW.width);
        expect(hangs + 320 <= x || hangs >= x + width).toBe(true);
      }),
    );
  });
});
