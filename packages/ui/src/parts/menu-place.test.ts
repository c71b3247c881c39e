import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuPlace } from './menu-place.ts';

const view = { width: 400, height: 800 };
const menu = { width: 200, height: 150 };

test('opens below the button with the right edges together', () => {
  expect(menuPlace({ left: 300, top: 100, width: 40, height: 40 }, menu, view)).toEqual({ left: 140, top: 146 });
});

test('opens above a button at the bottom', () => {
  expect(menuPlace({ left: 300, top: 740, width: 40, height: 40 }, menu, view).top).toBe(740 - 6 - 150);
});

test('stays inside the window wherever the button is', () => {
  const button = fc.record({
    left: fc.integer({ min: -50, max: 420 }),
    top: fc.integer({ min: -50, max: 820 }),
    width: fc.constant(40),
    height: fc.constant(40),
  });
  fc.assert(
    fc.property(button, (box) => {
      const { left, top } = menuPlace(box, menu, view);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + menu.width).toBeLessThanOrEqual(view.width - 8);
      expect(top + menu.height).toBeLessThanOrEqual(view.height - 8);
    }),
  );
});
