import { describe, expect, it } from 'vitest';
import { spreadIndexAt, spreadIndexesIn, spreadPositions, worldBox } from './spread-positions.ts';

describe('the spreads in the world', () => {
  it('stand 60 mm apart, covers as single pages', () => {
    expect(spreadPositions(3, 'row')).toEqual([
      { x: 0, y: 0, width: 230, height: 297 },
      { x: 290, y: 0, width: 460, height: 297 },
      { x: 810, y: 0, width: 230, height: 297 },
    ]);
    expect(worldBox(spreadPositions(3, 'row'))).toEqual({ x: 0, y: 0, width: 1040, height: 297 });
  });

  it('stand one below the other with the covers in the middle', () => {
    const positions = spreadPositions(4, 'column');
    expect(positions.map(({ x, y }) => [x, y])).toEqual([
      [115, 0],
      [0, 357],
      [0, 714],
      [115, 1071],
    ]);
  });

  it('fill a grid row by row', () => {
    const [, , third] = spreadPositions(5, { columns: 2 });
    expect(third).toEqual({ x: 0, y: 357, width: 460, height: 297 });
  });

  it('are found under the pointer and in the view, and not in the gaps', () => {
    const positions = spreadPositions(5, 'column');
    expect(spreadIndexAt(positions, { x: 230, y: 400 })).toBe(1);
    expect(spreadIndexAt(positions, { x: 230, y: 320 })).toBeUndefined();
    expect(spreadIndexAt(positions, { x: 20, y: 20 })).toBeUndefined();
    expect(spreadIndexesIn(positions, { x: 0, y: 290, width: 100, height: 500 })).toEqual([1, 2]);
  });
});
