import { describe, expect, it } from 'vitest';
import { aloneByFormula, aloneOnAverage, packsForGroup, swappingChance } from './completion.ts';
import { packFigures } from './pack-figures.ts';
import { simulate } from './simulate.ts';

const motifs = (singles: number, doubles: number) =>
  Array.from({ length: singles + doubles }, (_, at) => ({ id: `${at}`, double: at >= singles }));
const simulated = (
  singles: number,
  doubles: number,
  [albums, packsPerAlbum, size]: [number, number, number],
  rounds: number,
) => simulate({ motifs: motifs(singles, doubles), albums, packsPerAlbum }, size, rounds, 'tries');

describe('a collector who never swaps', () => {
  it.each([
    [100, 0, 50, 26],
    [172, 0, 40, 45],
    [60, 12, 40, 22],
    [8, 20, 40, 13],
  ])(
    'with %i singles and %i doubles, %i albums of %i packs, has what the formula says',
    (singles, doubles, albums, packsPerAlbum) => {
      const exact = aloneOnAverage({ motifs: { singles, doubles }, albums, packsPerAlbum });
      const { alone } = simulated(singles, doubles, [albums, packsPerAlbum, 1], 20);
      expect(Math.abs(alone - exact)).toBeLessThan(0.01 * (singles + doubles));
      if (doubles === 0) expect(Math.abs(alone - aloneByFormula(singles, packsPerAlbum))).toBeLessThan(0.02 * singles);
    },
  );
});

describe('a group that swaps', () => {
  it.each([
    [40, 0, 60, 17, 10],
    [40, 0, 60, 14, 20],
    [20, 8, 60, 14, 15],
  ])(
    '%i singles, %i doubles, %i albums of %i packs: %i people complete as often as the formula says',
    (singles, doubles, albums, packsPerAlbum, size) => {
      const chance = swappingChance({ motifs: { singles, doubles }, albums, packsPerAlbum, size });
      const { swapping } = simulated(singles, doubles, [albums, packsPerAlbum, size], 50);
      // Between yes and no, where a wrong formula would show.
      expect(Math.abs(chance - 0.6)).toBeLessThan(0.2);
      expect(Math.abs(swapping - chance)).toBeLessThan(0.12);
    },
  );

  it('of everybody who ordered completes with enough packs, and never with one fewer', () => {
    const all = { motifs: { singles: 172, doubles: 0 }, albums: 120, size: 120 };
    expect(packsForGroup(all, 90)).toBe(43);
    expect(swappingChance({ ...all, packsPerAlbum: 43 })).toBe(1);
    expect(swappingChance({ ...all, packsPerAlbum: 42 })).toBe(0);
    expect(simulated(172, 0, [20, 43, 20], 1).swapping).toBe(1);
    expect(simulated(172, 0, [20, 42, 20], 1).swapping).toBe(0);
  });

  it('needs more packs the smaller it is, and gains by each', () => {
    const needed = [200, 100, 40, 10].map((size) =>
      packsForGroup({ motifs: { singles: 60, doubles: 0 }, albums: 200, size }, 200),
    );
    expect(needed).toEqual([...needed].sort((a, b) => a! - b!));
    expect(new Set(needed).size).toBe(4);
    expect(packsForGroup({ motifs: { singles: 60, doubles: 0 }, albums: 200, size: 10 }, 15)).toBeNull();
  });
});

it('the figures of the slider are those of the picture', () => {
  expect(packFigures({ singles: 172, doubles: 0 }, 120, 45)).toEqual({
    min: 5,
    max: 90,
    recommended: 45,
    enough: 43,
    alone: 112,
    swapping: 1,
    spare: 8,
  });
});
