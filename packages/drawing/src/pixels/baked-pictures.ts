import type { Source } from '../read/album-reader.ts';
import type { BakeAnswer, NumberedOrder } from './bake-worker.ts';
import type { PixelEffects } from './pixel-effects.ts';

interface Baked {
  url: string | null;
  failed: string | null;
  readonly done: Promise<void>;
  readonly source: Source<string | null>;
}

/** So many baked pictures stay; the one that was asked for longest ago goes first. */
const KEPT = 200;
const baked = new Map<string, Baked>();
const waiting = new Map<number, (answer: BakeAnswer) => void>();
let worker: Worker | null = null;
let orders = 0;

/** The address of a picture with its effects; null until it is made. The same picture and effects are made once. */
export function bakedPicture(url: string, effects: PixelEffects): Source<string | null> {
  const key = `${url} ${JSON.stringify(effects)}`;
  const known = baked.get(key);
  if (known) {
    baked.delete(key);
    baked.set(key, known);
    return known.source;
  }
  const entry = start(url, effects);
  baked.set(key, entry);
  const oldest = baked.size > KEPT ? baked.entries().next().value : undefined;
  if (oldest) {
    baked.delete(oldest[0]);
    if (oldest[1].url !== null) URL.revokeObjectURL(oldest[1].url);
  }
  return entry.source;
}

/** Waits until every picture that was asked for is made; throws when one could not be. */
export async function allBaked(): Promise<void> {
  const entries = [...baked.values()];
  await Promise.all(entries.map((entry) => entry.done));
  const failed = entries.find((entry) => entry.failed !== null);
  if (failed) throw new Error(`A picture could not be prepared: ${failed.failed}`);
}

function start(url: string, effects: PixelEffects): Baked {
  const listeners = new Set<() => void>();
  const made = async (): Promise<void> => {
    const answer = await order(url, effects);
    if ('blob' in answer) entry.url = URL.createObjectURL(answer.blob);
    else entry.failed = answer.error;
    for (const listener of listeners) listener();
  };
  const entry: Baked = {
    url: null,
    failed: null,
    done: made(),
    source: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      get: () => entry.url,
    },
  };
  return entry;
}

function order(url: string, effects: PixelEffects): Promise<BakeAnswer> {
  worker ??= startWorker();
  const id = ++orders;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    // Addresses of the page mean nothing to a worker that was bundled elsewhere.
    const absolute = new URL(url, document.baseURI).href;
    worker?.postMessage({ id, url: absolute, effects } satisfies NumberedOrder, []);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BakeAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  started.addEventListener('error', (event) => {
    for (const [id, resolve] of waiting) resolve({ id, error: event.message });
    waiting.clear();
    worker = null;
  });
  return started;
}
