/** Runs one picture task in a thread of its own. What hangs or eats memory is ended without harm to the server. */
import { runInThread } from '../../../platform/process/run-in-thread.ts';

export type PictureTask = { kind: 'heic'; bytes: Uint8Array; maxPixels: number } | { kind: 'svg'; source: string };

export type PictureAnswer =
  | { ok: true; width: number; height: number; pixels: Uint8Array }
  | { ok: true; svg: string }
  | { ok: false; code: 'unreadable' | 'too_many_pixels' };

const TIME_LIMIT_MS = 60_000;

export function runPictureTask(task: PictureTask): Promise<PictureAnswer> {
  return runInThread<PictureAnswer>(new URL('./picture-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    timeLimitMs: TIME_LIMIT_MS,
  }).catch(() => ({ ok: false, code: 'unreadable' }));
}
