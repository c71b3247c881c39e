import { expect, test } from 'vitest';
import { isGesture } from './resting-selection.ts';

test('a gesture is what moves something: neither rest nor a press', () => {
  expect(['select.translating', 'hand.panning', 'create.drawing'].every(isGesture)).toBe(true);
  expect(['select.idle', 'select.pointing-element', 'select.pointing-ground'].some(isGesture)).toBe(false);
});
