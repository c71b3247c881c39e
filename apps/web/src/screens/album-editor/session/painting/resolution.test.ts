import { createCameraStore } from '@figurina/editor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageVariant, pictureResolution } from './image-variant.ts';
import { createResolution } from './resolution.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a picture is fetched as large as it is shown', () => {
  expect([99.9, 100, 499.9, 500, 999.9, 1000, 9000].map(imageVariant)).toEqual([
    'small',
    'medium',
    'medium',
    'large',
    'large',
    'full',
    'full',
  ]);
});

test('below half size every picture is a small one, whatever the screen', () => {
  expect(imageVariant(460 * pictureResolution(0.49, 3))).toBe('small');
  expect(imageVariant(460 * pictureResolution(0.5, 1))).toBe('medium');
  expect(imageVariant(460 * pictureResolution(0.5, 2))).toBe('medium');
  expect(imageVariant(460 * pictureResolution(1.2, 2))).toBe('full');
});

test('the zoom counts when the camera has rested for half a second, and once', () => {
  const camera = createCameraStore({ now: () => 0, onFrame: () => () => {} });
  camera.resize({ width: 1000, height: 800 });
  const resolution = createResolution(camera, () => 2);
  const heard = vi.fn();
  resolution.subscribe(heard);
  expect(resolution.get()).toBe(2);
  for (const zoom of [1.2, 1.6, 2]) {
    camera.set({ ...camera.get(), zoom });
    vi.advanceTimersByTime(499);
  }
  expect(resolution.get()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(resolution.get()).toBe(4);
  camera.set({ ...camera.get(), x: camera.get().x + 20 });
  vi.advanceTimersByTime(600);
  expect(heard).toHaveBeenCalledTimes(1);
  camera.set({ ...camera.get(), zoom: 0.4 });
  vi.advanceTimersByTime(500);
  expect(resolution.get()).toBe(0);
  resolution.end();
});
