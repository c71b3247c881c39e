import { describe, expect, it } from 'vitest';
import { boxesOverlap } from '../geometry/box.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';
import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import { cellSlots } from './fill-layout.ts';
import { fittingLayouts, usableLayouts } from './fitting-layouts.ts';
import { layoutSchema } from './layout.ts';

describe.each(BUILT_IN_LAYOUTS)('the built-in layout $id', (layout) => {
  const cells = cellSlots(layout.slots);

  it('has the shape of a layout', () => {
    expect(layoutSchema.parse(layout)).toEqual(layout);
  });

  it('keeps its cells apart from each other, 5 mm off the fold and 3 mm off the trim', () => {
    for (const [index, cell] of cells.entries()) {
      expect(cell.width / cell.height).toBe(cell.kind === 'double' ? 100 / 70 : 50 / 70);
      expect(cells.slice(index + 1).some((other) => boxesOverlap(cell, other))).toBe(false);
      expect(boxesOverlap(cell, { x: 225, y: 0, width: 10, height: 297 })).toBe(false);
      expect(cell.x).toBeGreaterThanOrEqual(3);
      expect(cell.x + cell.width).toBeLessThanOrEqual(457);
      expect(cell.y + cell.height).toBeLessThanOrEqual(294);
    }
  });

  it('keeps its texts off the cells, off the fold and inside the trim', () => {
    const texts = layout.slots.filter(({ kind, type }) => kind === 'text' || (kind === 'shape' && type === 'Text'));
    for (const text of texts) {
      expect(cells.filter((cell) => boxesOverlap(cell, text))).toEqual([]);
      expect(text.x < 225 && text.x + text.width > 225 && text.y + text.height > 40).toBe(false);
      expect(text.x + text.width).toBeLessThanOrEqual(457);
    }
  });

  it('lists its cells in reading order', () => {
    expect(inReadingOrder(cells, (cell) => cell)).toEqual(cells);
  });
});

describe('fittingLayouts', () => {
  it('begins with the exact count', () => {
    expect(fittingLayouts(12)[0]?.id).toBe('twelve');
    expect(fittingLayouts(16).map(({ id }) => id)).toEqual(['team', 'full-house']);
    expect(fittingLayouts(99).map(({ id }) => id)).toEqual(['full-house']);
  });

  it('takes the layouts of a blueprint only when they can hold stickers', () => {
    const opener = { ...BUILT_IN_LAYOUTS[0]!, id: 'own', role: 'opener' as const };
    expect(usableLayouts([opener])).toBe(BUILT_IN_LAYOUTS);
    const own = [opener, { ...opener, role: 'team' as const }];
    expect(usableLayouts(own)).toBe(own);
  });
});

describe('a layout from a file', () => {
  const layout = { id: 'a', role: 'team', stickers: 1, slots: [{ kind: 'single', x: 1, y: 2, width: 50, height: 70 }] };

  it('fills in what is left out, groups too', () => {
    const frame = { kind: 'shape', x: 0, y: 0, width: 9, height: 9 };
    const group = { ...frame, type: 'Group', children: [frame] };
    const parsed = layoutSchema.parse({ ...layout, slots: [...layout.slots, group] });
    expect(parsed.slots[1]?.children[0]).toMatchObject({ type: 'Rectangle', rotation: 0, props: {}, children: [] });
  });

  it('is refused with a wrong count, with a prop that no node has, or with children in a picture', () => {
    const issue = (given: object) => layoutSchema.safeParse({ ...layout, ...given }).error?.issues[0]?.path.join('/');
    expect(issue({ stickers: 2 })).toBe('stickers');
    expect(issue({ slots: [{ ...layout.slots[0], props: { radius: 3 } }] })).toBe('slots/0/props');
    expect(issue({ slots: [{ ...layout.slots[0], children: layout.slots }] })).toBe('slots/0/children');
    const group = { kind: 'shape', type: 'Group', x: 0, y: 0, width: 0, height: 0, children: layout.slots };
    expect(issue({ stickers: 0, slots: [group] })).toBe('slots');
    expect(issue({ spread: { colour: 'red' } })).toBe('spread');
  });
});
