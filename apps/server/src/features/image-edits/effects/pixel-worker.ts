/** Work on every single pixel, in a thread of its own: it would hold up the server's other answers. */
import { runInThread } from '../../../platform/process/run-in-thread.ts';

export interface PixelTask {
  /** Three bytes each; given away. */
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

const TIME_LIMIT_MS = 60_000;

/** The pixels of the comic. */
export async function runPixelTask(task: PixelTask, signal: AbortSignal): Promise<Uint8Array> {
  return runInThread<Uint8Array>(new URL('./pixel-thread.ts', import.meta.url), {
    workerData: task,
    transferList: [task.pixels.buffer],
    timeLimitMs: TIME_LIMIT_MS,
    signal,
  });
}
