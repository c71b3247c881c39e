import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import type { Layout } from './layout.ts';
import { cellSlots, fillLayout } from './fill-layout.ts';
import { balancedShares, dealSpreads, fullHousesAtEnd, planSpreads } from './plan-spreads.ts';

const ids = (count: number, total: number, doubles = 0) =>
  planSpreads(count, doubles, BUILT_IN_LAYOUTS, { total }).map(({ id }) => id);

const people = fc.array(fc.record({ doubleSticker: fc.boolean(), id: fc.uuid() }), { maxLength: 130 });
const ownSubset = fc.subarray([...BUILT_IN_LAYOUTS], { minLength: 1 });

describe('planSpreads', () => {
  it('takes airy spreads in small albums, dense ones in large ones', () => {
    expect(ids(12, 12)).toEqual(['twelve']);
    expect(ids(18, 40)).toEqual(['team']);
    expect(ids(44, 120)).toEqual(['team', 'team', 'panorama-8']);
    expect(ids(24, 400)).toEqual(['full-house']);
    expect(ids(18, 400)).toEqual(['team']);
  });

  it('leaves a cell or two out sooner than it opens another spread', () => {
    expect(ids(11, 100)).toEqual(['twelve']);
    expect(ids(16, 100)).toEqual(['team']);
  });

  it('never puts three full houses in a row, and never one person on the last spread of a team', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 2 }), (count, fullHousesBefore) => {
        const plan = planSpreads(count, 0, BUILT_IN_LAYOUTS, { total: 400, fullHousesBefore });
        const rows = plan.map((_, index) => fullHousesAtEnd(plan.slice(0, index + 1)));
        expect(Math.max(...rows)).toBeLessThanOrEqual(2);
        expect(plan.reduce((sum, { stickers }) => sum + stickers, 0)).toBeGreaterThanOrEqual(count);
        if (plan.length > 1) expect(plan.every(({ stickers }) => stickers > 3)).toBe(true);
      }),
    );
  });

  it('uses the group photo only for doubles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        expect(ids(count, count)).not.toContain('group-photo');
      }),
    );
    expect(ids(6, 6, 4)).toEqual(['group-photo']);
  });
});

describe('dealSpreads', () => {
  it('gives every sticker a place of its own size, whatever layouts there are', () => {
    fc.assert(
      fc.property(people, ownSubset, (stickers, layouts) => {
        const dealt = dealSpreads(stickers, layouts);
        const placed = dealt.flatMap(({ cells }) => cells);
        expect(placed.map(({ sticker }) => sticker.id).sort()).toEqual(stickers.map(({ id }) => id).sort());
        for (const { sticker, slot } of placed) {
          expect(slot.kind).toBe(sticker.doubleSticker ? 'double' : 'single');
          expect(slot.width / slot.height).toBeCloseTo(sticker.doubleSticker ? 100 / 70 : 50 / 70, 6);
        }
        for (const { cells } of dealt) expect(cells.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('shares the few that are left over with those before them', () => {
    const grids = [24, 21, 16, 12, 8, 4].map((cells) => {
      const grid = BUILT_IN_LAYOUTS.find(({ id }) => id === 'full-house')!;
      const singles = cellSlots(grid.slots).slice(0, cells);
      return {
        ...grid,
        id: `grid-${cells}`,
        stickers: cells,
        slots: singles,
        role: cells === 4 ? 'breather' : 'team',
      } as const;
    });
    const dealt = (count: number) =>
      dealSpreads(
        Array.from({ length: count }, () => ({ doubleSticker: false })),
        grids,
        { total: 50 },
      ).map(({ cells }) => cells.length);
    expect(dealt(17)).toEqual([9, 8]);
    expect(dealt(12)).toEqual([12]);
    expect(dealt(16)).toEqual([16]);
    expect(dealt(28)).toEqual([16, 12]);
    for (let count = 4; count <= 60; count++) expect(Math.min(...dealt(count)), String(count)).toBeGreaterThan(3);
  });

  it('leaves nobody alone, in chapters of albums of any size, with as many on a spread as an album wants', () => {
    const grid = BUILT_IN_LAYOUTS.find(({ id }) => id === 'full-house')!;
    const grids = [24, 18, 12, 8, 6, 4, 3, 2, 1].map((cells): Layout => {
      const slots = cellSlots(grid.slots).slice(0, cells);
      return { ...grid, id: `grid-${cells}`, stickers: cells, slots, by_hand: cells === 2 };
    });
    for (const total of [4, 12, 23, 50, 100, 400])
      for (let chapters = 1; chapters <= 9; chapters++)
        for (const most of [undefined, 8, 6, 4, 3, 2]) {
          const count = Math.ceil(total / chapters);
          const stickers = Array.from({ length: count }, () => ({ doubleSticker: false }));
          const dealt = dealSpreads(stickers, grids, { total, ...(most && { most }) });
          const counts = dealt.map(({ cells }) => cells.length);
          const at = `${total} in ${chapters}, at most ${most}: ${counts.join(' ')}`;
          expect(
            counts.reduce((sum, cells) => sum + cells, 0),
            at,
          ).toBe(count);
          expect(Math.min(...counts), at).toBeGreaterThan(count === 1 ? 0 : 1);
          expect(Math.max(...counts), at).toBeLessThanOrEqual(most === 2 ? 3 : (most ?? 24));
          expect(
            dealt.some(({ layout }) => layout.by_hand),
            at,
          ).toBe(false);
        }
  });

  it('keeps the order of single stickers', () => {
    const stickers = Array.from({ length: 60 }, (_, index) => ({ index, doubleSticker: false }));
    const order = dealSpreads(stickers).flatMap(({ cells }) => cells.map(({ sticker }) => sticker.index));
    expect(order).toEqual(stickers.map(({ index }) => index));
  });
});

describe('balancedShares', () => {
  it('leaves no few alone on the last spread', () => {
    expect(balancedShares([12, 8], 13)).toEqual([7, 6]);
    expect(balancedShares([12, 8], 17)).toEqual([9, 8]);
    expect(balancedShares([12, 8], 19)).toEqual([12, 8]);
    expect(balancedShares([16, 4], 17)).toEqual([13, 4]);
    expect(balancedShares([18, 18, 12], 38)).toEqual([13, 13, 12]);
    expect(balancedShares([24, 24, 18], 60)).toEqual([24, 24, 18]);
    expect(balancedShares([12], 1)).toEqual([12]);
  });

  it('has a place for everybody, in no spread more than it has room for', () => {
    const rooms = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rooms, fc.nat(), (room, seed) => {
        const most = room.reduce((sum, one) => sum + one, 0);
        const before = most - room.at(-1)!;
        const units = before + 1 + (seed % room.at(-1)!);
        const shares = balancedShares(room, units);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(units);
        expect(shares.every((share, at) => share <= room[at]!)).toBe(true);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(units >= room.length ? 1 : 0);
      }),
    );
  });
});

describe('fillLayout', () => {
  const fullHouse = BUILT_IN_LAYOUTS.find(({ id }) => id === 'full-house')!;

  it('puts a double over two columns of grid 4, two millimetres in', () => {
    const [double, next] = fillLayout(fullHouse, [{ doubleSticker: true }, { doubleSticker: false }]).cells;
    expect(double?.slot).toMatchObject({ x: 11, y: 54, width: 100, height: 70, kind: 'double' });
    expect(next?.slot).toMatchObject({ x: 117, y: 54, width: 50 });
  });

  it('does not put a double across the fold, but lets the next single go first', () => {
    const stickers = ['a', 'b', 'c', 'Double', 'd'].map((name) => ({ name, doubleSticker: name === 'Double' }));
    const cells = fillLayout(fullHouse, stickers).cells.map(({ sticker, slot }) => [sticker.name, slot.x]);
    expect(cells).toEqual([
      ['a', 9],
      ['b', 63],
      ['c', 117],
      ['d', 171],
      ['Double', 241],
    ]);
  });
});
