import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { anEditor } from '../testing/index.ts';
import { edgeScrolling } from './edge-scrolling.ts';
import type { PointerInput } from './pointer.ts';

/** How far the album has gone a frame, held 10 pixels deep in the right edge. */
function pixelsAFrame(kind: PointerInput['kind']): number {
  const editor = anEditor(anAlbum().section().spreads(9).build());
  const { width } = editor.camera.viewport();
  const screen = { x: width - 14, y: 300 };
  const scrolling = edgeScrolling(editor.context, () => undefined);
  const { x } = editor.camera.get();
  scrolling.follow({
    screen,
    world: screen,
    kind,
    button: 0,
    clicks: 1,
    target: { kind: 'canvas' },
    shift: false,
    alt: false,
    ctrl: false,
  });
  editor.passTime(150);
  expect(editor.camera.get().x).toBe(x);
  editor.passTime(100);
  const before = editor.camera.get().x;
  editor.passTime(1000 / 6);
  scrolling.end();
  return (editor.camera.get().x - before) / 10;
}

test('for every pixel in the edge a mouse scrolls 0.33 a frame, a finger 0.2', () => {
  expect(pixelsAFrame('mouse')).toBeCloseTo(3.3, 6);
  expect(pixelsAFrame('pen')).toBeCloseTo(3.3, 6);
  expect(pixelsAFrame('touch')).toBeCloseTo(2, 6);
});
