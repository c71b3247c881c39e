import type { StickerDesign, StickerLayout } from '../sticker-design.ts';

/** A rail on the left with the position in it, a hairline bar in the second colour, the number beside the name. */
function layout(width: number, tab: number): StickerLayout {
  const nameX = tab + 3;
  return {
    photo: { x: 6, y: 0, width: width - 6, height: 57 },
    tallPhoto: { x: 6, y: 0, width: width - 6, height: 70 },
    parts: [
      { role: 'band', fill: 'A', box: { x: -8, y: -8, width: 14, height: 86 } },
      { role: 'bar', fill: 'P', box: { x: 6, y: 58, width: width + 2, height: 20 } },
      { role: 'bar', fill: 'B', box: { x: 6, y: 57, width: width + 2, height: 1 } },
      { role: 'tab', fill: 'A', box: { x: -8, y: 58, width: tab + 8, height: 20 } },
    ],
    number: { box: { x: 0, y: 58, width: tab, height: 12 }, size: 11, on: 'A' },
    name: {
      align: 'left',
      x: nameX,
      width: width - nameX - 3,
      withoutNumber: { x: 9, width: width - 12 },
      size: 10,
      baseline: 64,
      middle: true,
      on: 'P',
      aloneShift: 0,
      twoLines: { baselines: [63.3, 66.7] },
    },
    position: {
      origin: [3, 56],
      turn: -90,
      align: 'left',
      x: 0,
      width: 53,
      size: 8,
      baseline: 0,
      middle: true,
      on: 'A',
    },
    cell: {
      tint: { ink: 'I', share: 0.12, on: 'P' },
      number: { ink: 'I', share: 0.32, on: 'P' },
      centre: [6 + (width - 6) / 2, 28.5],
    },
  };
}

export const accentedDesign: StickerDesign = {
  id: 'accented',
  inks: { A: 3, B: 4, P: 6, I: 2 },
  single: layout(50, 13),
  double: layout(100, 23),
};
