/** Decodes HEIC in a thread of its own. What hangs or eats memory is ended without harm to the server. */
import { runInThread } from '../../../platform/process/run-in-thread.ts';

export interface HeicTask {
  bytes: Uint8Array;
  maxPixels: number;
}

export type HeicAnswer =
  | { ok: true; width: number; height: number; pixels: Uint8Array }
  | { ok: false; code: 'unreadable' | 'too_many_pixels' };

const TIME_LIMIT_MS = 60_000;

export function decodeHeicApart(bytes: Uint8Array, maxPixels: number): Promise<HeicAnswer> {
  const workerData: HeicTask = { bytes, maxPixels };
  return runInThread<HeicAnswer>(new URL('./heic-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    timeLimitMs: TIME_LIMIT_MS,
  }).catch(() => ({ ok: false, code: 'unreadable' }));
}
