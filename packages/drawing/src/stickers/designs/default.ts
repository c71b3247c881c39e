import type { StickerDesign, StickerLayout } from '../sticker-design.ts';

/** A white bar below the picture, the number in a tab at its end. */
function layout(width: number, tab: number): StickerLayout {
  return {
    photo: { x: 0, y: 0, width, height: 57 },
    tallPhoto: { x: 0, y: 0, width, height: 70 },
    parts: [
      { role: 'bar', fill: 'P', box: { x: -8, y: 57, width: width + 16, height: 21 } },
      { role: 'tab', fill: 'A', box: { x: width - tab, y: 57, width: tab + 8, height: 21 } },
    ],
    number: { box: { x: width - tab, y: 57, width: tab, height: 13 }, size: 11, on: 'A' },
    name: {
      align: 'left',
      x: 3,
      width: width - tab - 5,
      withoutNumber: { x: 3, width: width - 6 },
      size: 10,
      baseline: 62.7,
      on: 'P',
      aloneShift: 1.9,
      twoLines: { baselines: [60.3, 63.2] },
      overTwoLines: { baseline: 60.5, size: 9 },
    },
    position: {
      align: 'left',
      x: 3,
      width: width - tab - 5,
      withoutNumber: { x: 3, width: width - 6 },
      size: 8,
      baseline: 66.3,
      on: 'P',
      underTwoLines: { baseline: 66.4, size: 8 },
      twoLines: { baselines: [63.7, 66.5] },
    },
    cell: {
      tint: { ink: 'I', share: 0.16, on: '#ffffff' },
      number: { ink: 'I', share: 0.34, on: '#ffffff' },
      centre: [width / 2, 28.5],
    },
  };
}

export const defaultDesign: StickerDesign = {
  id: 'default',
  inks: { A: 2, B: 3, P: 6, I: 2 },
  single: layout(50, 13),
  double: layout(100, 23),
};
