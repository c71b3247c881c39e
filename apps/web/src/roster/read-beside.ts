import { LIST_LIMITS } from './reading/list-limits.ts';
import type { ReadRequest } from './reading/read-worker.ts';
import { NO_FILES, type RosterFiles } from './reading/sort-files.ts';

/**
 * What files or a pasted text have in them, read by a worker of their own: what takes too long, or more memory than there
 * is, ends with a word about it. Null when it was called off.
 */
export async function readBeside(
  request: ReadRequest,
  signal: AbortSignal,
  most: number = LIST_LIMITS.readingMs,
): Promise<RosterFiles | null> {
  const worker = new Worker(new URL('./reading/read-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = (reason: 'too_slow' | 'not_a_table'): RosterFiles => {
    const names = 'files' in request ? request.files.map(({ path }) => path) : [request.name];
    return { ...NO_FILES, unreadable: names.map((name) => ({ name, reason })) };
  };
  try {
    return await new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(null));
      if (signal.aborted) resolve(null);
      worker.addEventListener('message', ({ data }: MessageEvent<RosterFiles>) => resolve(data));
      worker.addEventListener('error', () => resolve(failed('not_a_table')));
      timer = setTimeout(() => resolve(failed('too_slow')), most);
      worker.postMessage(request, []);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
