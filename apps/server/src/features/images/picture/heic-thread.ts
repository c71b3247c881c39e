/** Decoding HEIC, which would hold up the event loop. One picture, then the thread ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { decodeHeic } from './decode-heic.ts';
import type { HeicTask, HeicAnswer } from './decode-heic-apart.ts';

const { bytes, maxPixels } = workerData as HeicTask;
const answer = await decodeHeic(bytes, maxPixels).catch((): HeicAnswer => ({ ok: false, code: 'unreadable' }));
parentPort?.postMessage(answer, answer.ok ? [answer.pixels.buffer as ArrayBuffer] : []);
