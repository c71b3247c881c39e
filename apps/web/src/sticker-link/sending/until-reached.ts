/** Why nothing moves right now; it goes on by itself. */
export type Pause = 'offline' | 'busy';

/** Refused in a way that waiting may mend: the server was not reached, is overloaded, or asks to slow down. */
export class Unreached extends Error {
  readonly pause: Pause;

  constructor(pause: Pause, cause?: unknown) {
    super('The server cannot take it now', { cause });
    this.name = 'Unreached';
    this.pause = pause;
  }
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly onPause: (pause: Pause | null) => void;
}

const FIRST_MS = 1000;
const MOST_MS = 15_000;

/** Does something until the server has answered, however long that takes. Tries again at once when the network is back. */
export async function untilReached<Value>(attempt: () => Promise<Value>, { signal, onPause }: Waiting): Promise<Value> {
  for (let wait = FIRST_MS; ; wait = Math.min(MOST_MS, wait * 2)) {
    signal.throwIfAborted();
    try {
      const value = await attempt();
      onPause(null);
      return value;
    } catch (cause) {
      if (!(cause instanceof Unreached)) throw cause;
      onPause(cause.pause);
      await pauseFor(wait, signal);
    }
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), milliseconds);
    globalThis.addEventListener('online', end(resolve), { signal: over.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason as Error)),
      { signal: over.signal },
    );
  });
}
