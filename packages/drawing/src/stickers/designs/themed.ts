import { belowEdge } from './slanted-edge.ts';
import type { Box, Point, StickerDesign, StickerLayout } from '../sticker-design.ts';

/** A band that rises to the right over the foot of the picture; the number in a disc or pill. */
function layout(width: number, edge: Point, disc: Box): StickerLayout {
  return {
    photo: { x: 0, y: 0, width, height: 62 },
    tallPhoto: { x: 0, y: 0, width, height: 70 },
    parts: [
      { role: 'band', fill: 'B', points: belowEdge(width, edge, -6, 1.8), sinks: 7 },
      { role: 'band', fill: 'A', points: belowEdge(width, edge, -6), sinks: 7 },
      { role: 'tab', fill: 'P', box: disc, radius: 5.5 },
    ],
    number: { box: disc, size: 11, on: 'P' },
    name: {
      align: 'left',
      x: 3.5,
      width: width - 6.5,
      size: 10,
      baseline: 62.3,
      on: 'A',
      aloneShift: 1.8,
      twoLines: { baselines: [61.3, 64.2] },
      overTwoLines: { baseline: 61.2, size: 9 },
    },
    position: {
      align: 'left',
      x: 3.5,
      width: width - 6.5,
      size: 8,
      baseline: 66.2,
      on: 'A',
      underTwoLines: { baseline: 66.9, size: 7 },
      twoLines: { baselines: [64.2, 67] },
    },
    cell: {
      tint: { ink: 'I', share: 0.14, on: 'P' },
      number: { ink: 'I', share: 0.34, on: 'P' },
      centre: [width / 2, 28],
    },
  };
}

export const themedDesign: StickerDesign = {
  id: 'themed',
  inks: { A: 3, B: 2, P: 6, I: 2 },
  single: layout(50, [25, 56], { x: 36, y: 3, width: 11, height: 11 }),
  double: layout(100, [50, 52], { x: 74, y: 3, width: 23, height: 11 }),
};
