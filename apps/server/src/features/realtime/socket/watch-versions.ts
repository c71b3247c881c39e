import type { AppliedMutation } from '@figurina/contract';

export interface WatchParts {
  readonly everyMs: number;
  /** The albums that somebody here has open. */
  readonly albums: () => readonly string[];
  readonly listVersions: (ids: readonly string[]) => Promise<readonly { id: string; version: number }[]>;
  readonly listMutations: (albumId: string, after: number) => Promise<readonly AppliedMutation[]>;
  readonly tell: (albumId: string, mutation: AppliedMutation) => void;
  /** The album was deleted: connections to it end. */
  readonly end: (albumId: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Looks now and then for mutations that another process wrote and that did not come as a message. Telling one twice does
 * no harm.
 */
export interface VersionWatch {
  /** This process has told its clients up to this version. */
  told(albumId: string, version: number): void;
  start(): void;
  stop(): Promise<void>;
}

export function watchVersions(parts: WatchParts): VersionWatch {
  const { everyMs, albums, listVersions, listMutations, tell, end, onError } = parts;
  const known = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function look(): Promise<void> {
    const ids = albums();
    for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
    if (ids.length === 0) return;
    const versions = await listVersions(ids);
    for (const id of ids) if (!versions.some((one) => one.id === id)) end(id);
    for (const { id, version } of versions) {
      // Who came catches up by themselves: only what is new since the first look is told.
      const before = known.get(id) ?? version;
      known.set(id, Math.max(before, version));
      if (version > before) for (const mutation of await listMutations(id, before)) tell(id, mutation);
    }
  }
  function plan(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().catch(onError).then(plan);
    }, everyMs);
  }

  return {
    told: (albumId, version) => void known.set(albumId, Math.max(version, known.get(albumId) ?? version)),
    start: plan,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
