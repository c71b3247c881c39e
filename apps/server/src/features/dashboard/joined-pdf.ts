import { PDFDocument } from '@cantoo/pdf-lib';

/** The pages of all of them, one after the other. */
export async function joinedPdf(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  for (const file of files) {
    const one = await PDFDocument.load(file);
    for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}
