/** The worker that paints spreads, as the page sees it. It ends with the album: its pictures are its own. */
import { decodeHere } from '@figurina/drawing';
import type { Look, PageAnswer, PaintAnswer, Painting, PaintOrder } from './paint-orders.ts';

export interface SpreadPaintWorker {
  /** The address of a picture that was kept; null for none. */
  recall(look: Look): Promise<string | null>;
  paint(painting: Painting): Promise<string | null>;
  forget(address: string): void;
  end(): void;
}

export function createPaintWorker(): SpreadPaintWorker {
  const waiting = new Map<number, (address: string | null) => void>();
  let worker: Worker | null = null;
  let orders = 0;
  let ended = false;

  function start(): Worker {
    const started = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<PaintAnswer>) => {
      if (data.kind === 'decode') return void decode(started, data);
      waiting.get(data.id)?.(data.address);
      waiting.delete(data.id);
    });
    // Pictures that were made stay where they are; another worker makes the next.
    started.addEventListener('error', () => {
      if (worker === started) worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    });
    return started;
  }
  async function decode(asking: Worker, { question, url, maxHeight }: PaintAnswer & { kind: 'decode' }): Promise<void> {
    const bitmap = await decodeHere(url, maxHeight).catch(() => null);
    asking.postMessage({ question, bitmap } satisfies PageAnswer, bitmap ? [bitmap] : []);
  }
  function order(make: (id: number) => PaintOrder): Promise<string | null> {
    if (ended) return Promise.resolve(null);
    const asked = (worker ??= start());
    const id = ++orders;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      asked.postMessage(make(id), []);
    });
  }

  return {
    recall: (look) => order((id) => ({ kind: 'recall', id, ...look })),
    paint: (painting) => order((id) => ({ kind: 'paint', id, ...painting })),
    forget: (address) => worker?.postMessage({ kind: 'forget', address } satisfies PaintOrder, []),
    end() {
      ended = true;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
      worker?.terminate();
      worker = null;
    },
  };
}
