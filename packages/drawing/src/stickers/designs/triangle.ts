import { belowEdge } from './slanted-edge.ts';
import type { StickerDesign } from '../sticker-design.ts';

const cell = {
  tint: { ink: 'I', share: 0.14, on: 'P' },
  number: { ink: 'I', share: 0.32, on: 'P' },
} as const;

/** A wedge that is thick at the right; on a double one from each side, crossing in the middle. */
export const triangleDesign: StickerDesign = {
  id: 'triangle',
  inks: { A: 3, B: 2, P: 6, I: 2 },
  capitalsIn: ['Anton', 'Big Shoulders', 'Bebas Neue'],
  single: {
    photo: { x: 0, y: 0, width: 50, height: 63 },
    tallPhoto: { x: 0, y: 0, width: 50, height: 70 },
    parts: [
      { role: 'band', fill: 'B', points: belowEdge(50, [0, 62], -15, 2.2), sinks: 6 },
      { role: 'band', fill: 'A', points: belowEdge(50, [0, 62], -15), sinks: 6 },
      { role: 'tab', fill: 'P', box: { x: -8, y: -8, width: 21, height: 18 } },
    ],
    number: { box: { x: 0, y: 0, width: 13, height: 10 }, size: 11, on: 'P' },
    name: {
      align: 'right',
      x: 47,
      width: 34,
      size: 10,
      baseline: 61.9,
      on: 'A',
      aloneShift: 2,
      twoLines: { baselines: [59.7, 63], width: 29 },
      overTwoLines: { baseline: 60, size: 9, width: 29 },
    },
    position: {
      align: 'right',
      x: 47,
      width: 40,
      size: 8,
      baseline: 66.3,
      on: 'A',
      twoLines: { baselines: [63.5, 66.4] },
    },
    cell: { ...cell, centre: [25, 26] },
  },
  double: {
    photo: { x: 0, y: 0, width: 100, height: 62 },
    tallPhoto: { x: 0, y: 0, width: 100, height: 70 },
    parts: [
      { role: 'band', fill: 'B', points: belowEdge(100, [0, 52], 8), sinks: 6 },
      { role: 'band', fill: 'A', points: belowEdge(100, [100, 52], -8), sinks: 6 },
      { role: 'tab', fill: 'P', box: { x: -8, y: -8, width: 31, height: 18 } },
    ],
    number: { box: { x: 0, y: 0, width: 23, height: 10 }, size: 11, on: 'P' },
    name: {
      align: 'right',
      x: 97,
      width: 48,
      size: 11,
      baseline: 63.6,
      on: 'A',
      aloneShift: 0,
      twoLines: { baselines: [61.8, 65.2] },
    },
    position: { align: 'left', x: 3, width: 36, size: 8, baseline: 59.7, on: 'B' },
    cell: { ...cell, centre: [50, 27] },
  },
};
