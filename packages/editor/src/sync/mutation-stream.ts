import type { AppliedMutation, CatchUp, CatchUpRequest } from '@figurina/contract';

export interface StreamOptions {
  /** The version of the document one starts with. */
  version: number;
  request(from: CatchUpRequest): Promise<CatchUp | null>;
  /** The next mutation, in order, each once. */
  apply(mutation: AppliedMutation): void;
  /** The log does not reach back: a fresh copy is to be taken. Answers its version, null when there was none to have. */
  reload(): Promise<number | null>;
}

/**
 * Mutations in the order of their versions, each once, however they arrive: late, twice, with gaps. A gap is asked for.
 */
export interface MutationStream {
  version(): number;
  receive(mutation: AppliedMutation): void;
  /** Fetches what is missing. False when the connection was lost meanwhile. */
  catchUp(): Promise<boolean>;
  /** Takes a fresh copy. False when there was none to have. */
  reload(): Promise<boolean>;
  /** Waits until a version is applied; false when the connection was lost before. */
  reach(version: number): Promise<boolean>;
}

export function createMutationStream(options: StreamOptions): MutationStream {
  let version = options.version;
  /** The mutation that made `version`; null when it came with a copy. */
  let lastId: string | null = null;
  const early = new Map<number, AppliedMutation>();
  let running: Promise<boolean> | null = null;

  function drain(): void {
    for (let next = early.get(version + 1); next; next = early.get(version + 1)) {
      early.delete(next.version);
      version = next.version;
      lastId = next.id;
      options.apply(next);
    }
    for (const at of early.keys()) if (at <= version) early.delete(at);
  }

  /** One at a time; whoever asks meanwhile gets the same answer. */
  function once(work: () => Promise<boolean>): Promise<boolean> {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  async function fetchMissing(): Promise<boolean> {
    do {
      const answer = await options.request({ version, mutation_id: lastId });
      if (!answer || (!answer.ok && 'code' in answer)) return false;
      if (!answer.ok) {
        if (!(await takeCopy())) return false;
        continue;
      }
      for (const mutation of answer.mutations) if (mutation.version > version) early.set(mutation.version, mutation);
      drain();
      if (version < answer.version && !(await takeCopy())) return false;
    } while (early.size > 0);
    return true;
  }

  async function takeCopy(): Promise<boolean> {
    const fresh = await options.reload();
    if (fresh === null) return false;
    version = fresh;
    lastId = null;
    drain();
    return true;
  }

  return {
    version: () => version,
    receive(mutation) {
      if (mutation.version <= version) return;
      early.set(mutation.version, mutation);
      if (running) return;
      drain();
      if (early.size > 0) void once(fetchMissing);
    },
    catchUp: () => once(fetchMissing),
    reload: () => once(takeCopy),
    reach: async (wanted) => version >= wanted || (await once(fetchMissing)),
  };
}
