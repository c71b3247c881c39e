import type { PublicApi } from '../public-api.ts';

/** Asks for a task and solves it in a worker. Answers what begins an upload: good for one. */
export async function solveChallenge(api: PublicApi, token: string, signal: AbortSignal): Promise<string> {
  const { challenge: task } = await api.challenge({ params: { token } }, { signal });
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    const nonce = await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The bot check broke')));
      signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      worker.postMessage({ challenge: task.challenge, difficulty: task.difficulty }, []);
    });
    return `${task.challenge}:${nonce}`;
  } finally {
    worker.terminate();
  }
}
