/** The ten archetypes as built-in geometry, in the variants of their counts: what chapters are dealt to by themselves. */
import { caption, cell, GRID_3, GRID_4, grid, image, INK, layout, pageNumbers, ROWS, text, title } from './slots.ts';
import type { Layout, LayoutSlot } from './layout.ts';

export const BUILT_IN_LAYOUTS: readonly Layout[] = [
  solo('solo', [cell(320, 96)]),
  solo('solo-double', [cell(295, 96, 'double')]),
  pair('pair-2', [cell(266, 114), cell(374, 114)]),
  pair('pair-3', [cell(266, 60), cell(374, 60), cell(320, 168)]),
  pair('pair-4', [cell(266, 60), cell(374, 60), cell(266, 168), cell(374, 168)]),
  pair('pair-0-2', [cell(240, 114, 'double'), cell(350, 114, 'double')]),
  pair('pair-2-1', [cell(266, 60), cell(374, 60), cell(295, 168, 'double')]),
  pair('pair-2-2', [cell(266, 60), cell(374, 60), cell(240, 168, 'double'), cell(350, 168, 'double')]),
  quartet(4),
  quartet(5),
  quartet(6),
  panorama(7),
  panorama(8),
  layout('group-photo', 'breather', [
    ...grid([15, 115], [78, 148], 'double'),
    cell(266, 74),
    cell(374, 74),
    title(15, 24, 200),
    text(250, 166, 190, 90),
    caption(15, 226, 200, 30),
    ...pageNumbers(),
  ]),
  layout('column', 'breather', [
    image(142, 0, 238, 297),
    ...grid([20, 78, 396], [40, 118, 196]),
    title(20, 14, 108, { size: 24 }),
    caption(20, 270, 108, 10),
    ...pageNumbers(),
  ]),
  layout('twelve', 'team', [
    image(250, 24, 166, 80),
    ...grid([...GRID_3.left, ...GRID_3.right], [122, 206]),
    title(44, 24, 166, { size: 48 }),
    text(44, 72, 166, 32),
    ...pageNumbers(),
  ]),
  oneAndAHalf(14),
  oneAndAHalf(15),
  layout('team', 'team', [
    ...grid([...GRID_3.left, ...GRID_3.right], ROWS),
    title(44, 14, 166),
    caption(9, 54, 30, 60),
    caption(421, 54, 30, 60),
    ...pageNumbers(),
  ]),
  layout('full-house', 'team', [
    ...grid([...GRID_4.left, ...GRID_4.right], ROWS),
    title(9, 14, 212),
    text(239, 16, 212, 24),
    ...pageNumbers(),
  ]),
];

function solo(id: string, cells: LayoutSlot[]): Layout {
  const words = [title(250, 24, 190, { size: 48 }), text(250, 186, 190, 80)];
  return layout(id, 'team', [image(0, 0, 230, 297), ...cells, ...words, ...pageNumbers({ right: INK })]);
}

function pair(id: string, cells: LayoutSlot[]): Layout {
  const words = [title(16, 206, 198), text(16, 240, 198, 40)];
  return layout(id, 'team', [image(0, 0, 230, 190), ...cells, ...words, ...pageNumbers()]);
}

function quartet(count: 4 | 5 | 6): Layout {
  const rows = [110, 188];
  const cells = count === 4 ? grid([250, 308], rows) : grid(GRID_3.right, rows).slice(0, count);
  const column = { 4: [text(376, 110, 66, 148)], 5: [text(366, 188, 66, 70)], 6: [] }[count];
  const words = [title(250, 24, 190), text(250, 64, 190, 36), ...column];
  return layout(`quartet-${count}`, 'team', [
    image(0, 0, 230, 297),
    ...cells,
    ...words,
    ...pageNumbers({ right: INK }),
  ]);
}

function panorama(count: 7 | 8): Layout {
  const cells = grid([...GRID_4.left, ...GRID_4.right], [208]).slice(0, count);
  const words = [title(9, 160, 212), text(239, 164, 212, 36), ...(count === 7 ? [text(401, 208, 50, 70)] : [])];
  return layout(`panorama-${count}`, 'breather', [image(0, 0, 460, 150), ...cells, ...words, ...pageNumbers()]);
}

function oneAndAHalf(count: 14 | 15): Layout {
  const right = GRID_4.right.slice(0, count - 12).map((x) => cell(x, 208));
  const words = [title(9, 14, 212), text(count === 15 ? 401 : 347, 208, count === 15 ? 50 : 104, 70)];
  const slots = [image(230, 0, 230, 190), ...grid(GRID_4.left, ROWS), ...right, ...words, ...pageNumbers()];
  return layout(`one-and-a-half-${count}`, 'team', slots);
}
