import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawingSize, ownDrawingSize } from './draw-svg.ts';

const BLUEPRINTS = join(import.meta.dirname, '../../../../../../content/blueprints');

test('the size of a drawing of ours is what the renderer makes of it, to a pixel', async () => {
  for (const blueprint of await readdir(BLUEPRINTS)) {
    const drawing = (await readdir(join(BLUEPRINTS, blueprint))).find((name) => name.endsWith('.svg'))!;
    const source = await readFile(join(BLUEPRINTS, blueprint, drawing));
    const { width, height } = await drawingSize(source, 4096);
    const own = ownDrawingSize(source.toString(), 4096)!;
    expect(Math.abs(own.width - width), drawing).toBeLessThanOrEqual(1);
    expect(Math.abs(own.height - height), drawing).toBeLessThanOrEqual(1);
  }
});

test('a drawing without a viewBox has none', () => {
  expect(ownDrawingSize('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>', 100)).toBeUndefined();
});
