/** One task, then the thread ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { comic } from './comic.ts';
import type { PixelTask } from './pixel-worker.ts';
import { findWall } from './plain-background.ts';

const { kind, pixels, width, height } = workerData as PixelTask;
if (kind === 'comic') {
  comic(pixels, width, height);
  parentPort?.postMessage(pixels, [pixels.buffer]);
} else parentPort?.postMessage(findWall(pixels, width, height)?.mask ?? null, []);
