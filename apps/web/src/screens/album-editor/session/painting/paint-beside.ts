/** The worker that paints spreads, as the page sees it. It ends with the album: its pictures are its own. */
import { decodeHere } from '@figurina/drawing';
import type { Look, PageAnswer, PaintAnswer, Painting, PaintOrder } from './paint-orders.ts';

type Recalled = Pick<PaintAnswer & { kind: 'made' }, 'address' | 'word'>;
const NOTHING: Recalled = { address: null, word: null };

export interface SpreadPaintWorker {
  /** The address of a picture that was kept, null for none; and the word under which it is looked for. */
  recall(look: Look): Promise<Recalled>;
  paint(painting: Painting): Promise<string | null>;
  forget(address: string): void;
  end(): void;
}

export function createPaintWorker(): SpreadPaintWorker {
  const waiting = new Map<number, (made: Recalled) => void>();
  let worker: Worker | null = null;
  let orders = 0;
  let ended = false;

  function start(): Worker {
    const started = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<PaintAnswer>) => {
      if (data.kind === 'decode') return void decode(started, data);
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    // Pictures that were made stay where they are; another worker makes the next.
    started.addEventListener('error', () => {
      if (worker === started) worker = null;
      for (const answer of waiting.values()) answer(NOTHING);
      waiting.clear();
    });
    return started;
  }
  async function decode(asking: Worker, { question, url, maxHeight }: PaintAnswer & { kind: 'decode' }): Promise<void> {
    const bitmap = await decodeHere(url, maxHeight).catch(() => null);
    asking.postMessage({ question, bitmap } satisfies PageAnswer, bitmap ? [bitmap] : []);
  }
  function order(make: (id: number) => PaintOrder): Promise<Recalled> {
    if (ended) return Promise.resolve(NOTHING);
    const asked = (worker ??= start());
    const id = ++orders;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      asked.postMessage(make(id), []);
    });
  }

  return {
    recall: (look) => order((id) => ({ kind: 'recall', id, ...look })),
    paint: async (painting) => (await order((id) => ({ kind: 'paint', id, ...painting }))).address,
    forget: (address) => worker?.postMessage({ kind: 'forget', address } satisfies PaintOrder, []),
    end() {
      ended = true;
      for (const answer of waiting.values()) answer(NOTHING);
      waiting.clear();
      worker?.terminate();
      worker = null;
    },
  };
}
