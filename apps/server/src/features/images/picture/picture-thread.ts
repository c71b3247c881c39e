/** The work that would hold up the event loop: decoding HEIC, cleaning drawings. One task, then the thread ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureAnswer, PictureTask } from './picture-worker.ts';

const task = workerData as PictureTask;
const { answer, transfer } = await work(task);
parentPort?.postMessage(answer, transfer);

async function work(given: PictureTask): Promise<{ answer: PictureAnswer; transfer: ArrayBuffer[] }> {
  try {
    if (given.kind === 'svg') {
      const { sanitiseSvg } = await import('./sanitise-svg.ts');
      const svg = sanitiseSvg(given.source);
      return { answer: svg === undefined ? { ok: false, code: 'unreadable' } : { ok: true, svg }, transfer: [] };
    }
    const { decodeHeic } = await import('./decode-heic.ts');
    const answer = await decodeHeic(given.bytes, given.maxPixels);
    return { answer, transfer: answer.ok && 'pixels' in answer ? [answer.pixels.buffer as ArrayBuffer] : [] };
  } catch {
    return { answer: { ok: false, code: 'unreadable' }, transfer: [] };
  }
}
