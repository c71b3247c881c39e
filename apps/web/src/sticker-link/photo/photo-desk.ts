/** The page's side of the worker that opens photos: one worker, started with the first photo. */
import type { Judgement } from './judge-pixels.ts';
import type { Part, PhotoAnswer, PhotoReply, PhotoRequest } from './photo-messages.ts';

const waiting = new Map<number, { resolve: (reply: PhotoReply) => void; reject: (cause: unknown) => void }>();
let worker: Worker | null = null;
let asked = 0;

export async function openPhoto(file: Blob, filename: string): Promise<PhotoAnswer> {
  try {
    const reply = await ask({ id: ++asked, kind: 'open', file, filename });
    return reply.kind === 'open' ? reply.answer : { ok: false, fault: 'unreadable' };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

/** Null when it could not be looked at: a check that fails keeps nobody from sending. */
export async function judgePhoto(shown: Blob, part: Part): Promise<Judgement | null> {
  try {
    const reply = await ask({ id: ++asked, kind: 'judge', shown, part });
    return reply.kind === 'judge' ? reply.answer : null;
  } catch {
    return null;
  }
}

function ask(request: PhotoRequest): Promise<PhotoReply> {
  worker ??= startWorker();
  const reply = new Promise<PhotoReply>((resolve, reject) => waiting.set(request.id, { resolve, reject }));
  worker.postMessage(request, []);
  return reply;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  // Out of memory with a huge picture, or no network for its code: the next photo gets a new worker.
  started.addEventListener('error', (event) => {
    started.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(event);
    waiting.clear();
  });
  return started;
}
