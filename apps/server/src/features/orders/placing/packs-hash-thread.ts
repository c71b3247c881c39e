/** Deals the packs of a large order in a thread of its own, and says what proves them. */
import { parentPort, workerData } from 'node:worker_threads';
import { hashPacks, type SeededRun } from './hash-packs.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort!.postMessage(hashPacks(workerData as SeededRun));
