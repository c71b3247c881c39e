import type { StickerDesign, StickerLayout } from '../sticker-design.ts';

const G1 = '#b5863a';
const G2 = '#f0dca6';
const gold = { inks: [G1, G2, G1, G2], direction: 135 } as const;

/** A frame all round in two printed golds, a plate for the name, the number on a small gold tab. */
function layout(width: number, tab: number): StickerLayout {
  const inner = width - 6;
  return {
    photo: { x: 3, y: 3, width: inner, height: 52.5 },
    tallPhoto: { x: 3, y: 3, width: inner, height: 64 },
    parts: [
      { role: 'frame', fill: gold, box: { x: -8, y: -8, width: width + 16, height: 86 } },
      { role: 'frame', fill: G1, box: { x: 2.4, y: 2.4, width: inner + 1.2, height: 65.2 } },
      { role: 'bar', fill: G1, box: { x: 3, y: 54.9, width: inner, height: 0.6 } },
      { role: 'bar', fill: 'P', box: { x: 3, y: 55.5, width: inner, height: 11.5 } },
      { role: 'tab', fill: gold, box: { x: 3, y: 3, width: tab, height: 6.5 } },
    ],
    number: { box: { x: 3, y: 3, width: tab, height: 6.5 }, size: 10, on: G1 },
    name: {
      align: 'left',
      x: 5,
      width: width - 10,
      size: 10,
      baseline: 60.7,
      on: 'P',
      aloneShift: 1.8,
      twoLines: { baselines: [58.8, 61.7] },
      overTwoLines: { baseline: 59, size: 9 },
    },
    position: {
      align: 'left',
      x: 5,
      width: width - 10,
      size: 8,
      baseline: 64.7,
      on: 'P',
      underTwoLines: { baseline: 65, size: 8 },
      twoLines: { baselines: [62.2, 65] },
    },
    cell: { tint: 'I', number: G1, centre: [width / 2, 30] },
  };
}

export const goldDesign: StickerDesign = {
  id: 'gold',
  inks: { A: 3, B: 4, P: 6, I: 2 },
  single: layout(50, 12),
  double: layout(100, 22),
};
