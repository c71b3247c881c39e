import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterise } from './raster.ts';
import { printedPage, SHEET } from './testing/printed-page.ts';

test('a large page that is drawn in bands looks as if it was drawn at once', async () => {
  const file = await printedPage();
  const sheets = [SHEET, SHEET];
  const pdf = await PDFDocument.load(file);
  const [again] = await pdf.copyPages(pdf, [0]);
  pdf.addPage(again!);
  const twice = await pdf.save();
  const drawn = async (mostPixels?: number): Promise<Buffer[]> => {
    const pictures: Buffer[] = [];
    for await (const one of rasterise(twice, sheets, { format: 'png', dpi: 100, ...(mostPixels && { mostPixels }) }))
      pictures.push(await sharp(one).raw().toBuffer());
    return pictures;
  };
  const [whole, bands] = [await drawn(), await drawn(252 * 33)];
  expect(bands.map(({ length }) => length)).toEqual(whole.map(({ length }) => length));
  for (const [at, picture] of bands.entries()) {
    const differing = picture.filter((value, index) => Math.abs(value - whole[at]![index]!) > 8).length;
    expect(differing / picture.length).toBeLessThan(0.002);
  }
});
