import type { Source } from '../read/album-reader.ts';
import type { BakeOrder } from './bake-picture.ts';
import type { BakeAnswer, NumberedOrder } from './bake-worker.ts';
import { drawingPixels } from './drawing-pixels.ts';
import type { PixelEffects } from './pixel-effects.ts';

interface Baked {
  readonly url: string;
  readonly effects: PixelEffects;
  state: 'idle' | 'queued' | 'made';
  made: string | null;
  failed: string | null;
  readonly listeners: Set<() => void>;
  readonly awaiters: Set<() => void>;
  readonly source: Source<string | null>;
}

/** So many baked pictures stay; of those that nothing shows, the one that was asked for longest ago goes first. */
const KEPT = 200;
const baked = new Map<string, Baked>();
const queue: Baked[] = [];
let worker: Worker | null = null;
let orders = 0;
/** One picture at a time, on the page or beside it. */
let busy = false;
let working: { id: number; answer: (answer: BakeAnswer) => void } | null = null;

/**
 * The address of a picture with its effects; null until it is made. The same picture and effects are made once, and only
 * while somebody listens: a slider that is pulled asks for many pictures, of which few are still wanted in their turn.
 */
export function bakedPicture(url: string, effects: PixelEffects): Source<string | null> {
  return entryOf(url, effects).source;
}

/** The same for who waits: made now, null when it could not be. */
export async function makePicture(url: string, effects: PixelEffects): Promise<string | null> {
  const entry = entryOf(url, effects);
  await finished(entry);
  return entry.made;
}

/** Waits until every picture that was asked for is made; throws when one could not be. */
export async function allBaked(): Promise<void> {
  const entries = [...baked.values()];
  await Promise.all(entries.map(finished));
  const failed = entries.find((entry) => entry.failed !== null);
  if (failed) throw new Error(`A picture could not be prepared: ${failed.failed}`);
}

function entryOf(url: string, effects: PixelEffects): Baked {
  const key = `${url} ${JSON.stringify(effects)}`;
  const entry = baked.get(key) ?? newEntry(url, effects);
  // The last one asked for is the last one to go.
  baked.delete(key);
  baked.set(key, entry);
  if (baked.size > KEPT) forgetOldest();
  return entry;
}

function newEntry(url: string, effects: PixelEffects): Baked {
  const listeners = new Set<() => void>();
  const entry: Baked = {
    url,
    effects,
    state: 'idle',
    made: null,
    failed: null,
    listeners,
    awaiters: new Set(),
    source: {
      subscribe: (listener) => {
        listeners.add(listener);
        enqueue(entry);
        return () => listeners.delete(listener);
      },
      get: () => entry.made,
    },
  };
  return entry;
}

function forgetOldest(): void {
  for (const [key, entry] of baked) {
    if (entry.listeners.size > 0 || entry.awaiters.size > 0) continue;
    baked.delete(key);
    if (entry.made !== null) URL.revokeObjectURL(entry.made);
    return;
  }
}

function finished(entry: Baked): Promise<void> {
  if (entry.state === 'made') return Promise.resolve();
  return new Promise((resolve) => {
    entry.awaiters.add(resolve);
    enqueue(entry);
  });
}

function enqueue(entry: Baked): void {
  if (entry.state !== 'idle') return;
  entry.state = 'queued';
  queue.push(entry);
  void work();
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    if (entry.listeners.size === 0 && entry.awaiters.size === 0) {
      entry.state = 'idle';
      continue;
    }
    const made = await ordered(entry).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    entry.state = 'made';
    if (made instanceof Blob) entry.made = URL.createObjectURL(made);
    else entry.failed = made.message;
    for (const listener of entry.listeners) listener();
    for (const awaiter of entry.awaiters) awaiter();
    entry.awaiters.clear();
  }
  busy = false;
}

async function ordered({ url, effects }: Baked): Promise<Blob> {
  // Addresses of the page mean nothing to a worker that was bundled elsewhere.
  const source = new URL(url, document.baseURI).href;
  const blob = (await order({ source, effects })) ?? (await order({ source: await drawingPixels(source), effects }));
  if (!blob) throw new Error('no pixels');
  return blob;
}

/** Null for a drawing. */
async function order(wanted: BakeOrder): Promise<Blob | null> {
  worker ??= startWorker();
  const id = ++orders;
  const answer = await new Promise<BakeAnswer>((resolve) => {
    working = {
      id,
      answer(answered) {
        working = null;
        resolve(answered);
      },
    };
    const { source } = wanted;
    worker?.postMessage({ ...wanted, id } satisfies NumberedOrder, typeof source === 'string' ? [] : [source]);
  });
  if ('error' in answer) throw new Error(answer.error);
  return answer.blob;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BakeAnswer>) => {
    if (working?.id === data.id) working.answer(data);
  });
  started.addEventListener('error', (event) => {
    worker = null;
    if (working) working.answer({ id: working.id, error: event.message });
  });
  return started;
}
