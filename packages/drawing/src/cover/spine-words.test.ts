import type { SpineFace } from '@figurina/album';
import { expect, test } from 'vitest';
import { POINT } from '../units.ts';
import { spineWords } from './spine-words.ts';

const LETTERING = { family: 'Rubik', weight: 700, capital: 0.7, figure: 0.7 } as const;
/** Every letter half as wide as the font is high. */
const measure = (words: string, _: unknown, size: number): number => words.length * 0.5 * size * POINT;
const face = (text: string, across: number, turn: 90 | -90 = -90): SpineFace => ({
  text,
  fill: 2,
  fillOpacity: 1,
  ink: '#ffffff',
  room: { across, along: 287 },
  turn,
});

test('the words of a spine keep to its room in both directions, with accents and tails (P27)', () => {
  for (const across of [1, 3, 6, 12])
    for (const text of ['SV', 'Jubiläumsalbum '.repeat(6).trim()])
      for (const turn of [90, -90] as const) {
        const [line] = spineWords(face(text, across, turn), [232.5, 148.5], LETTERING, measure);
        const em = line!.size * POINT;
        expect(measure(text, LETTERING, line!.size)).toBeLessThanOrEqual(287.001);
        // Turned up or down, letters stand to the left or to the right of their line.
        const side = turn === 90 ? 1 : -1;
        const reach = [line!.at[0] + side * 0.93 * em, line!.at[0] - side * 0.22 * em].toSorted((a, b) => a - b);
        expect(reach[0]).toBeGreaterThanOrEqual(232.5 - across / 2 - 0.001);
        expect(reach[1]).toBeLessThanOrEqual(232.5 + across / 2 + 0.001);
        expect(line!.at[1]).toBe(148.5);
      }
  expect(spineWords(face('', 6), [0, 0], LETTERING, measure)).toEqual([]);
});
