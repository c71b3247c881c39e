import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gangSheets } from './gang-sheets.ts';
import type { CutBox, SheetSticker } from './sheet-plan.ts';

/** Room for five columns and five rows. */
const SETTINGS = { paper: { width: 320, height: 450 }, gap: 2, around: 10 };
const BLEED = 2;

function people(singles: number, doubles: number): SheetSticker[] {
  let number = 1;
  const all = [...Array.from({ length: doubles }, () => true), ...Array.from({ length: singles }, () => false)];
  return all.map((double) => ({ double, numbers: double ? [number++, number++] : [number++] }));
}

test('every sticker is on the sheets once, in a cut of its size, and no bleed meets another (P32)', () => {
  fc.assert(
    fc.property(fc.nat({ max: 120 }), fc.nat({ max: 40 }), (singles, doubles) => {
      const stickers = people(singles, doubles);
      const sheets = gangSheets(stickers, SETTINGS);
      const placed = sheets.flatMap((sheet) => sheet.stickers);
      expect(placed.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        stickers.map(({ numbers }) => numbers[0]),
      );
      for (const { cuts, width, height, stickers: onSheet } of sheets) {
        expect(cuts).toEqual(sheets[0]!.cuts);
        expect(width + 20 <= 320 && height + 20 <= 450).toBe(true);
        for (const { number, x, y } of onSheet) {
          const cut = cuts.find((one) => one.x === x && one.y === y)!;
          const isDouble = stickers.find(({ numbers }) => numbers[0] === number)!.double;
          expect(cut).toMatchObject({ width: isDouble ? 100 : 50, height: 70 });
        }
        for (const [at, one] of cuts.entries())
          for (const other of cuts.slice(at + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(2 * BLEED);
        for (const { x, y, ...size } of cuts)
          expect(Math.min(x, y, width - x - size.width, height - y - size.height)).toBeGreaterThanOrEqual(BLEED);
      }
    }),
    { numRuns: 15 },
  );
});

test('one die serves singles and doubles with the fewest sheets', () => {
  const sheets = (singles: number, doubles: number) => gangSheets(people(singles, doubles), SETTINGS).length;
  expect([sheets(25, 0), sheets(26, 0), sheets(0, 10), sheets(20, 2), sheets(40, 4), sheets(0, 0)]).toEqual([
    1, 2, 1, 1, 2, 0,
  ]);
  expect(gangSheets(people(1, 0), { ...SETTINGS, paper: { width: 60, height: 90 } })).toEqual([]);
});

test('boxes of identical stickers say how often each sheet is printed: a place of the pile is one motif (P34)', () => {
  const sheets = gangSheets(people(26, 0), SETTINGS, 208);
  expect(sheets.map(({ label }) => label)).toEqual(['stickers 1-25 x 208', 'stickers 26 x 208']);
});

/** How far two cuts are apart along the side where they are furthest. */
function apart(one: CutBox, other: CutBox): number {
  const x = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  const y = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  return Math.max(x, y);
}
