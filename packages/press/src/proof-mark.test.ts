import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markProof } from './proof-mark.ts';
import { rasterise } from './raster.ts';
import { printedPage, SHEET } from './testing/printed-page.ts';

/** How dark each pixel is. */
async function drawn(file: Uint8Array): Promise<Buffer> {
  for await (const picture of rasterise(file, [SHEET], { format: 'png', dpi: 50 }))
    return sharp(picture).greyscale().raw().toBuffer();
  throw new Error('nothing was drawn');
}

test('a check has PROOF across its page, over what is drawn there', async () => {
  const file = await printedPage();
  const [plain, marked] = [await drawn(file), await drawn(await markProof(file))];
  const darker = plain.filter((value, at) => value - marked[at]! > 20).length;
  const lighter = plain.filter((value, at) => marked[at]! - value > 20).length;
  expect(darker / plain.length).toBeGreaterThan(0.02);
  expect(darker / plain.length).toBeLessThan(0.15);
  expect(lighter).toBeGreaterThan(0);
});
