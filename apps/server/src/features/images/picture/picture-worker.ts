/** Runs one picture task in a thread of its own. What hangs or eats memory is ended without harm to the server. */
import { Worker } from 'node:worker_threads';

export type PictureTask = { kind: 'heic'; bytes: Uint8Array; maxPixels: number } | { kind: 'svg'; source: string };

export type PictureAnswer =
  | { ok: true; width: number; height: number; pixels: Uint8Array }
  | { ok: true; svg: string }
  | { ok: false; code: 'unreadable' | 'too_many_pixels' };

const TIME_LIMIT_MS = 60_000;

export function runPictureTask(task: PictureTask): Promise<PictureAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end({ ok: false, code: 'unreadable' }), TIME_LIMIT_MS);
    worker.once('message', (answer: PictureAnswer) => end(answer));
    worker.once('error', () => end({ ok: false, code: 'unreadable' }));
    worker.once('exit', () => end({ ok: false, code: 'unreadable' }));

    function end(answer: PictureAnswer): void {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    }
  });
}
