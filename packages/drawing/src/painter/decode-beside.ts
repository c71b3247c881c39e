/**
 * Pictures decoded by a worker. An image element keeps the page's own thread busy for two milliseconds, whatever its size,
 * and the overview of a large album has thousands.
 */
import type { DecodeAnswer, DecodeOrder } from './decode-worker.ts';

interface Waiting {
  resolve(bitmap: ImageBitmap): void;
  reject(reason: Error): void;
}

/** A worker that has had nothing to do for so long is let go. */
const IDLE_MS = 10_000;

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let orders = 0;
let leave: ReturnType<typeof setTimeout> | undefined;

/** Rejects what it cannot read: drawings, and what is not there. */
export function decodeBeside(url: string, maxHeight: number): Promise<ImageBitmap> {
  worker ??= startWorker();
  clearTimeout(leave);
  const id = ++orders;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // Addresses of the page mean nothing to a worker that was bundled elsewhere.
    const absolute = new URL(url, document.baseURI).href;
    worker?.postMessage({ id, url: absolute, maxHeight } satisfies DecodeOrder, []);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    const order = waiting.get(data.id);
    waiting.delete(data.id);
    if ('bitmap' in data) order?.resolve(data.bitmap);
    else order?.reject(new Error(data.error));
    if (waiting.size === 0) leave = setTimeout(end, IDLE_MS);
  });
  started.addEventListener('error', (event) => {
    for (const order of waiting.values()) order.reject(new Error(event.message));
    waiting.clear();
    end();
  });
  return started;
}

function end(): void {
  worker?.terminate();
  worker = null;
}
