import { belowEdge, edgeHeight, turnedBox } from './slanted-edge.ts';
import type { Point, StickerDesign, StickerLayout } from '../sticker-design.ts';

const TILT = -5.5;

/** Two bands that lean against each other; name and position lean with the lower one. */
function layout(width: number, tab: number, edge: Point, top: number): StickerLayout {
  const origin: Point = [0, edgeHeight(edge, TILT, 0)];
  const numberBox = { x: width - tab - 2.5, y: 2.5, width: tab, height: 8 };
  return {
    photo: { x: 0, y: 0, width, height: 62 },
    tallPhoto: { x: 0, y: 0, width, height: 70 },
    parts: [
      { role: 'band', fill: 'A', points: turnedBox(-6, -14.5, width + 12, 18, top) },
      { role: 'band', fill: 'B', points: belowEdge(width, edge, TILT, 1.4), sinks: 7 },
      { role: 'band', fill: 'A', points: belowEdge(width, edge, TILT), sinks: 7 },
      { role: 'tab', fill: 'P', box: numberBox },
    ],
    number: { box: numberBox, size: 11, on: 'P' },
    name: {
      origin,
      turn: TILT,
      align: 'left',
      x: 4.5,
      width: width - 8,
      size: 10,
      baseline: 5.1,
      on: 'A',
      aloneShift: 1.8,
      twoLines: { baselines: [3.7, 6.5] },
      overTwoLines: { baseline: 3.7, size: 9 },
    },
    position: {
      origin,
      turn: TILT,
      align: 'left',
      x: 4.5,
      width: width - 8,
      size: 8,
      baseline: 8.9,
      on: 'A',
      underTwoLines: { baseline: 9.4, size: 7 },
      twoLines: { baselines: [6.7, 9.6] },
    },
    cell: {
      tint: { ink: 'A', share: 0.22, on: '#ffffff' },
      number: { ink: 'A', share: 0.5, on: '#ffffff' },
      centre: [width / 2, 29],
    },
  };
}

export const tiltedDesign: StickerDesign = {
  id: 'tilted',
  inks: { A: 3, B: 4, P: 6, I: 2 },
  single: layout(50, 13, [25, 55.5], 5.5),
  double: layout(100, 23, [50, 53.5], -5.5),
};
