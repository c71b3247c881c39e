/**
 * The port behind which faces are found. One thread, started when the first picture comes, ended when none has come for
 * some minutes: its networks take about 200 MB. One picture after the other; whoever asks waits for their turn.
 */
import { Worker } from 'node:worker_threads';
import type { Face } from '@figurina/album';
import { type PixelsRefusal, readPixels } from './read-pixels.ts';
import type { Pixels } from './detection/pixels.ts';

export type FacesTask = Pixels;
export type FacesAnswer = { ok: true; faces: Face[] } | { ok: false; reason: string };

export type Detected =
  | { readonly ok: true; readonly faces: readonly Face[] }
  | { readonly ok: false; readonly code: PixelsRefusal };

export interface FaceDetector {
  /** All faces of a picture, the surest first. Throws when the machine fails, not for what is in the picture. */
  detect(bytes: Buffer): Promise<Detected>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 30_000;
const IDLE_MS = 300_000;

export function createFaceDetector({ maxPixels }: { maxPixels: number }): FaceDetector {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function thread(): Worker {
    worker ??= new Worker(new URL('./detection/faces-thread.ts', import.meta.url), { stdout: true, stderr: true });
    worker.unref();
    return worker;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function ask(pixels: Pixels): Promise<FacesAnswer> {
    const asked = thread();
    return new Promise((resolve) => {
      const timer = setTimeout(() => fail('took too long'), TIME_LIMIT_MS);
      const onMessage = (answer: FacesAnswer): void => done(answer);
      const onEnd = (reason: unknown): void => fail(String(reason));
      asked.once('message', onMessage).once('error', onEnd).once('exit', onEnd);
      asked.postMessage(pixels, [pixels.rgb.buffer as ArrayBuffer]);

      function fail(reason: string): void {
        done({ ok: false, reason });
        void end();
      }
      function done(answer: FacesAnswer): void {
        clearTimeout(timer);
        asked.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        resolve(answer);
      }
    });
  }

  async function detect(bytes: Buffer): Promise<Detected> {
    const read = await readPixels(bytes, maxPixels);
    if (!read.ok) return read;
    clearTimeout(idle);
    const answer = await ask(read.pixels);
    idle = setTimeout(() => void end(), IDLE_MS).unref();
    if (!answer.ok) throw new Error(`Looking for faces failed: ${answer.reason}`);
    return answer;
  }

  return {
    detect: (bytes) => {
      const mine = last.then(() => detect(bytes));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: async () => {
      await last;
      await end();
    },
  };
}
