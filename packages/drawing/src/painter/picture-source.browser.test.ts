import { expect, test } from 'vitest';
import { createPictureSource, type Pack } from './picture-source.ts';

async function picture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.fillRect(0, 0, width, height);
  return canvas.convertToBlob();
}
/** As the server packs pictures; null: not to be had. */
async function packed(pictures: readonly (Blob | null)[]): Promise<string> {
  const lengths = new DataView(new ArrayBuffer(4 * pictures.length));
  for (const [index, found] of pictures.entries()) lengths.setUint32(4 * index, found?.size ?? 0);
  return URL.createObjectURL(new Blob([lengths, ...pictures.filter((found) => found !== null)]));
}
const sizes = (found: Map<string, ImageBitmap>) =>
  Array.from(found, ([url, { width, height }]) => [url, width, height] as const);

test('takes pictures from one answer, and asks elsewhere for those that are not in it', async () => {
  const pack: Pack = { url: await packed([await picture(30, 20), null, await picture(300, 200)]), of: ['a', 'b', 'c'] };
  const elsewhere: string[] = [];
  const source = createPictureSource({
    packs: (urls) => (urls.length > 0 ? [pack] : []),
    elsewhere: async (url) => {
      elsewhere.push(url);
      return null;
    },
  });
  const wanted = new Map(['a', 'b', 'c'].map((url) => [url, 64]));
  expect(sizes(await source(wanted))).toEqual(
    expect.arrayContaining([
      ['a', 30, 20],
      ['c', 96, 64],
    ]),
  );
  expect(elsewhere).toEqual(['b']);
  // Kept: the answer is not asked for again.
  URL.revokeObjectURL(pack.url);
  expect([...(await source(new Map([['c', 64]]))).keys()]).toEqual(['c']);
});

test('a picture by itself comes from its own address', async () => {
  const own = URL.createObjectURL(await picture(20, 10));
  const source = createPictureSource({ packs: () => [], elsewhere: async () => null });
  expect(sizes(await source(new Map([[own, 64]])))).toEqual([[own, 20, 10]]);
});
