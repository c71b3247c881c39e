import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangePacks } from './arrange.ts';
import { copiesOf, type Motif } from './copies.ts';
import { packPlan, type PackPlan } from './pack-plan.ts';
import { packRefusal, recommendedPacks } from './pack-size.ts';
import { packsCsv } from './packs-csv.ts';
import { seededRandom } from './random.ts';

const motifs = (singles: number, doubles = 0): Motif[] =>
  Array.from({ length: singles + doubles }, (_, at) => ({ id: `${at + 1}`, double: at >= singles }));
const planOf = (singles: number, doubles: number, albums: number, packsPerAlbum: number, seed = 'a'): PackPlan =>
  packPlan({ motifs: motifs(singles, doubles), albums, packsPerAlbum }, seed);
const isDouble = (singles: number, id: string): boolean => Number(id) > singles;
const placesIn = (pack: readonly string[], singles: number): number =>
  pack.reduce((places, id) => places + (isDouble(singles, id) ? 2 : 1), 0);
const hasTwice = (pack: readonly string[]): boolean => new Set(pack).size < pack.length;
const printed = ({ packs }: PackPlan, id: string): number => packs.flat().filter((one) => one === id).length;

describe('a pack plan', () => {
  it('fills every pack with different motifs, all printed equally often to within one', () => {
    const runs = fc
      .record({
        singles: fc.integer({ min: 0, max: 120 }),
        doubles: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
        albums: fc.integer({ min: 1, max: 40 }),
        packsPerAlbum: fc.integer({ min: 1, max: 20 }),
        seed: fc.string(),
      })
      .filter((run) => packRefusal(run) === null);
    fc.assert(
      fc.property(runs, ({ singles, doubles, albums, packsPerAlbum, seed }) => {
        const { packs, copies } = planOf(singles, doubles, albums, packsPerAlbum, seed);
        expect(packs).toHaveLength(albums * packsPerAlbum);
        expect(packs.every((pack) => placesIn(pack, singles) === 4)).toBe(true);
        expect(Math.max(...copies) - Math.min(...copies)).toBeLessThanOrEqual(1);
        const counted = new Map<string, number>();
        for (const id of packs.flat()) counted.set(id, (counted.get(id) ?? 0) + 1);
        expect(motifs(singles, doubles).map(({ id }) => counted.get(id) ?? 0)).toEqual(copies);
        // Three singles beside one double is the only album whose packs cannot all be different inside.
        if (singles !== 3 || doubles !== 1) expect(packs.some(hasTwice)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [4, 100, 100, 100],
    [5, 137, 109, 110],
    [64, 1000, 62, 63],
    [300, 5000, 66, 67],
  ])('of %i motifs in %i packs prints each %i or %i times', (singles, packs, least, most) => {
    const plan = planOf(singles, 0, packs, 1);
    expect([Math.min(...plan.copies), Math.max(...plan.copies)]).toEqual([least, most]);
    expect(plan.packs.some(hasTwice)).toBe(false);
  });

  it.each([
    [0, 2],
    [2, 1],
    [2, 2],
    [3, 2],
    [4, 1],
    [4, 30],
    [5, 1],
  ])('of %i singles and %i doubles has no motif twice in a pack', (singles, doubles) => {
    for (let packs = 1; packs <= 60; packs++) {
      const plan = planOf(singles, doubles, 1, packs, `${packs}`);
      expect(plan.packs.some(hasTwice)).toBe(false);
      expect(plan.packs.every((pack) => placesIn(pack, singles) === 4)).toBe(true);
    }
  });

  it('repeats a single where no different one is left, and only there', () => {
    const { packs, copies } = planOf(3, 1, 10, 5);
    expect(copies).toEqual([40, 40, 40, 40]);
    for (const pack of packs) {
      const different = new Set(pack).size;
      if (isDouble(3, pack.find((id) => isDouble(3, id)) ?? '0')) expect(different).toBe(pack.length);
      else expect([pack.length, different]).toEqual([4, 3]);
    }
  });

  it('is not made where four places cannot be filled with different motifs', () => {
    expect(packRefusal({ singles: 3, doubles: 0 })).toBe('too_few_motifs');
    expect(packRefusal({ singles: 1, doubles: 9 })).toBe('lonely_single');
    expect(packRefusal({ singles: 0, doubles: 2 })).toBeNull();
    expect(() => planOf(3, 0, 10, 5)).toThrow(RangeError);
  });

  it('spreads doubles evenly over the packs', () => {
    const doublesIn = planOf(10, 40, 10, 10).packs.map((pack) => pack.filter((id) => isDouble(10, id)).length);
    expect(Math.max(...doublesIn) - Math.min(...doublesIn)).toBeLessThanOrEqual(1);
  });

  it('is the same for the same seed, and another for another', () => {
    const csv = (seed: string): string => packsCsv(planOf(100, 5, 20, 26, seed));
    expect(csv('one')).toBe(csv('one'));
    expect(new Set(['one', 'two', 'eno', ''].map(csv)).size).toBe(4);
  });

  it('of a seed that is stored stays what was printed, in every version of this program', () => {
    const csv = packsCsv(planOf(40, 4, 12, 13, '6f1c0b9e2d7a4853'));
    expect(createHash('sha256').update(csv).digest('hex')).toBe(
      'bbe3da543b7ed5b69f955261a5018ed6d2f8255a6ba5f761fc16c816562c17c0',
    );
  });

  it('puts no order into the run that a collector could use', () => {
    // The shortest way through 64 motifs is 16 packs: an unshuffled run gives it to everybody.
    const { packs } = planOf(64, 0, 40, 16);
    const complete = Array.from(
      { length: 40 },
      (_, album) => new Set(packs.slice(album * 16, album * 16 + 16).flat()).size,
    );
    expect(Math.max(...complete)).toBeLessThan(56);
    const beginning = Array.from({ length: 60 }, (_, at) => planOf(64, 0, 10, 16, `${at}`).packs[0]!).flat();
    expect(new Set(beginning).size).toBeGreaterThan(50);
  });

  it('lets every two motifs meet in a pack about as often as chance would', () => {
    const meetings = new Map<string, number>();
    for (const pack of planOf(24, 0, 300, 10).packs) {
      const pairs = pack.flatMap((one) => pack.filter((other) => one < other).map((other) => `${one} ${other}`));
      for (const pair of pairs) meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
    }
    // 3,000 packs of six pairs, 276 pairs: 65 each on average, with a standard deviation of eight.
    expect(meetings.size).toBe(276);
    expect(Math.max(...meetings.values())).toBeLessThan(65 + 5 * 8);
    expect(Math.min(...meetings.values())).toBeGreaterThan(65 - 5 * 8);
  });

  it('takes a number of steps in proportion to its packs', () => {
    const stepsOf = (packs: number): number => {
      let steps = 0;
      const drawn = seededRandom('steps');
      const random = { below: (limit: number) => ((steps += 1), drawn.below(limit)) };
      const all = motifs(280, 10);
      arrangePacks(all, copiesOf(all, packs, random), packs, random);
      return steps;
    };
    expect(stepsOf(5000)).toBeLessThanOrEqual(5 * 4 * 5000);
    expect(stepsOf(10_000) / stepsOf(5000)).toBeLessThan(2.1);
  });
});

describe('rarities', () => {
  it('are printed by their weight, still never twice in a pack', () => {
    const all = motifs(100, 5).map((motif, at) => (at < 10 ? { ...motif, weight: 0.25 } : motif));
    const plan = packPlan({ motifs: all, albums: 50, packsPerAlbum: 26 }, 'rare');
    const usual = (4 * 50 * 26) / (90 + 10 * 0.25 + 10);
    for (const [at, copies] of plan.copies.entries())
      expect(Math.abs(copies - usual * (all[at]!.weight ?? 1))).toBeLessThanOrEqual(1);
    expect(plan.packs.some(hasTwice)).toBe(false);
    expect(plan.packs.every((pack) => placesIn(pack, 100) === 4)).toBe(true);
    expect(printed(plan, '1')).toBe(plan.copies[0]);
  });

  it('are off: a weight of one changes nothing', () => {
    const weighted = motifs(50).map((motif) => ({ ...motif, weight: 1 }));
    expect(packPlan({ motifs: weighted, albums: 5, packsPerAlbum: 13 }, 'x')).toEqual(planOf(50, 0, 5, 13, 'x'));
  });

  it.each([0, -1, Number.NaN, Infinity])('cannot weigh %d', (weight) => {
    const all = motifs(20).map((motif, at) => (at === 0 ? { ...motif, weight } : motif));
    expect(() => packPlan({ motifs: all, albums: 1, packsPerAlbum: 5 }, 'x')).toThrow(RangeError);
  });

  it('never make a motif commoner than one a pack', () => {
    const all = motifs(20).map((motif, at) => (at === 0 ? { ...motif, weight: 1000 } : motif));
    const { copies, packs } = packPlan({ motifs: all, albums: 10, packsPerAlbum: 5 }, 'common');
    expect(copies[0]).toBe(50);
    expect(packs.some(hasTwice)).toBe(false);
  });
});

describe('packs.csv', () => {
  it('has a row a pack, with the album that it goes to', () => {
    const rows = packsCsv(planOf(4, 1, 3, 5)).split('\r\n');
    expect(rows[0]).toBe('pack,album,sticker_1,sticker_2,sticker_3,sticker_4');
    expect(rows.slice(1, -1).map((row) => row.split(',').slice(0, 2).join(' '))).toEqual(
      Array.from({ length: 15 }, (_, at) => `${at + 1} ${Math.floor(at / 5) + 1}`),
    );
    expect(rows.slice(1, -1).every((row) => row.split(',').length === 6)).toBe(true);
    expect(rows.at(-1)).toBe('');
  });

  it('quotes what would break a row', () => {
    expect(packsCsv({ packs: [['a,b', 'c"d', 'e', 'f']], packsPerAlbum: 1, copies: [] })).toContain(
      '1,1,"a,b","c""d",e,f\r\n',
    );
  });
});

it('as many packs are recommended as hold all numbers and four percent more', () => {
  expect([4, 16, 100, 120, 172, 200].map((singles) => recommendedPacks({ singles, doubles: 0 }))).toEqual([
    5, 5, 26, 32, 45, 52,
  ]);
  expect(recommendedPacks({ singles: 180, doubles: 10 })).toBe(52);
});
