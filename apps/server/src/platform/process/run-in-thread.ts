import { Worker, type WorkerOptions } from 'node:worker_threads';

interface ThreadWork extends Pick<WorkerOptions, 'workerData' | 'transferList' | 'resourceLimits'> {
  timeLimitMs: number;
  /** Ends the thread before its time. */
  signal?: AbortSignal;
}

/**
 * The one message that a thread of its own answers with: its work does not hold up the server, and what hangs or eats
 * memory is ended without harm. Rejects when it fails, ends without an answer, takes too long or is given up.
 */
export function runInThread<Answer>(file: URL, { timeLimitMs, signal, ...options }: ThreadWork): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeLimitMs)]);
    if (limit.aborted) return reject(limit.reason as Error);
    const worker = new Worker(file, { ...options, stdout: true, stderr: true });
    const stop = (): void => end(() => reject(limit.reason as Error));
    limit.addEventListener('abort', stop);
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => reject(new Error('The thread ended without an answer'))));

    function end(settle: () => void): void {
      limit.removeEventListener('abort', stop);
      settle();
      void worker.terminate();
    }
  });
}
