import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';
import { readContents } from './content/contents.ts';

/** A page with one picture, so many pixels on an inch, in a form as Chromium has them. */
async function pageWith(pixels: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const made = sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#888', noise } });
  const jpeg = await made.jpeg({ quality: 95 }).toBuffer();
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([144, 144]);
  const image = await pdf.embedJpg(jpeg);
  await image.embed();
  const form = pdf.context.register(
    pdf.context.flateStream('q 36 0 0 36 0 0 cm /Im Do Q', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 144, 144],
      Resources: { XObject: { Im: image.ref } },
    }),
  );
  page.node.set(PDFName.of('Resources'), pdf.context.obj({ XObject: { Fm: form } }));
  const content = pdf.context.flateStream('q 2 0 0 2 0 0 cm /Fm Do Q 0 0 10 10 re f');
  page.node.set(PDFName.of('Contents'), pdf.context.register(content));
  return pdf.save();
}

async function pictureIn(file: Uint8Array): Promise<{ width: string; bytes: number; lines: number }> {
  const pdf = await PDFDocument.load(file);
  const found = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .find((object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));
  const { dict, contents } = found as PDFRawStream;
  const lines = readContents(pdf).contents.reduce((sum, { operations }) => sum + operations.length, 0);
  return { width: String(dict.get(PDFName.of('Width'))), bytes: contents.length, lines };
}

test('pictures much finer than asked for are drawn down, others and all vectors stay', async () => {
  const fine = await pageWith(600);
  const [before, after] = [await pictureIn(fine), await pictureIn(await compress(fine, 300))];
  expect([before.width, after.width]).toEqual(['600', '300']);
  expect(after.bytes).toBeLessThan(before.bytes);
  expect(after.lines).toBe(before.lines);
  const enough = await pageWith(440);
  expect(await compress(enough, 300)).toBe(enough);
});
