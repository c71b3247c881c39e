import type { NodeId } from '@figurina/album';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDangerHint, type Danger } from './danger-hint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const name = { id: 'name' as NodeId, side: 'fold', keep: 5 } as const;
const cell = { id: 'cell' as NodeId, side: 'fold', keep: 5 } as const;

function hintOn(...dangers: Danger[]) {
  const selected = { dangers };
  return { selected, hint: createDangerHint(() => selected.dangers) };
}

test('it appears after three seconds and disappears after five', () => {
  const { hint } = hintOn(name);
  hint.look();
  vi.advanceTimersByTime(2999);
  expect(hint.get()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(hint.get()).toBe(name);
  vi.advanceTimersByTime(4999);
  expect(hint.get()).toBe(name);
  vi.advanceTimersByTime(1);
  expect(hint.get()).toBeNull();
});

test('each element is told about once', () => {
  const { hint, selected } = hintOn(name);
  hint.look();
  vi.advanceTimersByTime(8000);
  hint.look();
  vi.advanceTimersByTime(8000);
  expect(hint.get()).toBeNull();
  selected.dangers = [name, cell];
  hint.look();
  vi.advanceTimersByTime(3000);
  expect(hint.get()).toBe(cell);
});

test('it waits no longer for what was brought to safety, and goes with it', () => {
  const { hint, selected } = hintOn(name);
  hint.look();
  vi.advanceTimersByTime(2000);
  selected.dangers = [];
  hint.look();
  vi.advanceTimersByTime(5000);
  expect(hint.get()).toBeNull();
  selected.dangers = [name];
  hint.look();
  vi.advanceTimersByTime(3000);
  expect(hint.get()).toBe(name);
  selected.dangers = [];
  hint.look();
  expect(hint.get()).toBeNull();
});

test('it can be closed', () => {
  const { hint } = hintOn(name);
  expect(hint.close()).toBe(false);
  hint.look();
  vi.advanceTimersByTime(3000);
  expect(hint.close()).toBe(true);
  expect(hint.get()).toBeNull();
});
