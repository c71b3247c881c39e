import { expect, test } from 'vitest';
import { decodeBeside } from './decode-beside.ts';

async function picture(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#d52b1e';
  context.fillRect(0, 0, width, height);
  return URL.createObjectURL(await canvas.convertToBlob());
}
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

test('decodes many pictures at once, none higher than asked and none made larger', async () => {
  const [large, small] = await Promise.all([picture(300, 200), picture(20, 10)]);
  const found = await Promise.all([decodeBeside(large, 64), decodeBeside(small, 64), decodeBeside(large, 128)]);
  expect(found.map(({ width, height }) => [width, height])).toEqual([
    [96, 64],
    [20, 10],
    [192, 128],
  ]);
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d')!;
  context.drawImage(found[0]!, 0, 0);
  expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([213, 43, 30, 255]);
});

test('says so of what it cannot read, and goes on with the next', async () => {
  await expect(decodeBeside(drawing, 64)).rejects.toThrow();
  await expect(decodeBeside('/nothing/there.png', 64)).rejects.toThrow();
  expect((await decodeBeside(await picture(8, 8), 64)).height).toBe(8);
});
