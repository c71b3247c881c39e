/** One task, then the thread ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { comic } from './comic.ts';
import type { PixelTask } from './pixel-worker.ts';

const { pixels, width, height } = workerData as PixelTask;
comic(pixels, width, height);
parentPort?.postMessage(pixels, [pixels.buffer]);
