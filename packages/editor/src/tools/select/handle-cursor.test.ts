import { expect, test } from 'vitest';
import { handleCursor } from './handle-cursor.ts';

test('the arrows over handles show the way in which they are pulled, turned with their frame', () => {
  expect(handleCursor('n', 0)).toBe('ns-resize');
  expect(handleCursor('n', 90)).toBe('ew-resize');
  expect(handleCursor('se', -45)).toBe('ew-resize');
  expect(handleCursor('w', 357)).toBe('ew-resize');
  expect(handleCursor('rotate', 45)).toBe('grab');
});
