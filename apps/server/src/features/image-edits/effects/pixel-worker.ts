/** Work on every single pixel, in a thread of its own: it would hold up the server's other answers. */
import { Worker } from 'node:worker_threads';

export interface PixelTask {
  kind: 'comic' | 'wall';
  /** Three bytes each; given away. */
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

const TIME_LIMIT_MS = 60_000;

/** The pixels of the comic, or the mask of the wall; undefined when there is no plain one. */
export function runPixelTask(task: PixelTask, signal: AbortSignal): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pixel-thread.ts', import.meta.url), {
      workerData: task,
      transferList: [task.pixels.buffer],
      stdout: true,
      stderr: true,
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const stop = (): void => end(() => reject(limit.reason as Error));
    limit.addEventListener('abort', stop);
    worker.once('message', (answer: Uint8Array | null) => end(() => resolve(answer ?? undefined)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => reject(new Error('The thread ended without an answer'))));

    function end(settle: () => void): void {
      limit.removeEventListener('abort', stop);
      settle();
      void worker.terminate();
    }
  });
}
