/** Measures a foreign PDF in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfSize } from './judge-artwork.ts';

const MM = 25.4 / 72;

async function measure(bytes: Uint8Array): Promise<PdfSize> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const page = pdf.getPage(0);
    const [trim, media] = [page.getTrimBox(), page.getMediaBox()];
    const isTurned = page.getRotation().angle % 180 !== 0;
    const size = (box: { width: number; height: number }) => ({
      width: (isTurned ? box.height : box.width) * MM,
      height: (isTurned ? box.width : box.height) * MM,
    });
    return { ok: true, pages: pdf.getPageCount(), trim: size(trim), media: size(media) };
  } catch {
    // What it throws is about the file.
    return { ok: false };
  }
}

const size = await measure(workerData as Uint8Array);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort!.postMessage(size);
