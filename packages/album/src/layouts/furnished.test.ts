import { expect, it } from 'vitest';
import { fillLayout } from './fill-layout.ts';
import { furnished } from './furnished.ts';
import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import type { LayoutSlot } from './layout.ts';
import { grid } from './slots.ts';

const shape = (x: number, y: number, width: number, height: number, more: Partial<LayoutSlot> = {}): LayoutSlot => ({
  kind: 'shape',
  type: 'Rectangle',
  role: 'text',
  x,
  y,
  width,
  height,
  rotation: 0,
  props: {},
  wordings: [],
  images: [],
  children: [],
  ...more,
});

it('leaves out what furnishes the places that nobody has, and nothing else', () => {
  const cells = grid([20, 120], [20, 120]);
  const windows = cells.map(({ x, y }) => shape(x - 4, y - 4, 58, 78));
  const signs = cells.map(({ x, y }) => shape(x + 10, y + 72, 30, 6, { type: 'Text' }));
  const wall = shape(0, 0, 230, 297);
  const caption = shape(125, 196, 40, 6, { kind: 'text' });
  const far = shape(140, 260, 10, 10);
  const folio = shape(150, 190, 10, 6, { type: 'Text', props: { text: '{page-number}' } });
  const hooks = shape(10, 10, 0, 0, { type: 'Group', children: cells.map(({ x, y }) => shape(x + 10, y - 12, 4, 4)) });
  const alone = shape(120, 120, 0, 0, { type: 'Group', children: [shape(0, 0, 10, 10)] });
  const slots = [wall, ...windows, ...signs, hooks, alone, caption, far, folio, ...cells];
  const layout = { ...BUILT_IN_LAYOUTS[0]!, stickers: 4, slots };
  const dealt = (count: number) =>
    furnished(
      fillLayout(
        layout,
        Array.from({ length: count }, () => ({ doubleSticker: false })),
      ),
    );
  expect(dealt(4)).toBe(layout);
  const [first, second, third] = windows;
  const three = { ...hooks, children: hooks.children.slice(0, 3) };
  expect(dealt(3).slots).toEqual([
    wall,
    first,
    second,
    third,
    ...signs.slice(0, 3),
    three,
    caption,
    far,
    folio,
    ...cells,
  ]);
});
