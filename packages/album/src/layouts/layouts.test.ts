import { describe, expect, it } from 'vitest';
import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import { fittingLayouts, usableLayouts } from './fitting-layouts.ts';
import { layoutSchema } from './layout.ts';

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
