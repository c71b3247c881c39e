import type { NodeId, NodeOf } from '@figurina/album';

type Thread = readonly NodeOf<'Comment'>[];

/** How far somebody has read, by the comment that began a thread: the same on all their devices. */
export type Reads = Readonly<Record<string, string>>;

/** Where it is kept for all devices. */
export interface KeptReads {
  load(): Promise<Reads>;
  save(reads: Reads): Promise<void>;
  /** Told when another device has read on, or may have. */
  onChanged(listener: () => void): () => void;
}

/** What somebody has read of an album's comments. */
export interface SeenComments {
  /** Whether somebody else wrote since it was last read. */
  isUnread(thread: Thread): boolean;
  /** Answers whether that changed anything. */
  see(thread: Thread): boolean;
  /** Told when another device has read on. */
  subscribe(listener: () => void): () => void;
  end(): void;
}

const KEY = 'figurina.comments.';
/** More is forgotten by the device, oldest first; the server knows all of it. */
const KEPT_MOST = 500;
/** What is read in one go is told in one go. */
const REST_MS = 400;

export function openSeenComments(albumId: string, userId: string, kept: KeptReads): SeenComments {
  const seen = new Map<string, string>(readDevice());
  const listeners = new Set<() => void>();
  /** Not known to the server yet; tried again with what is read next, and when there is a connection again. */
  const unsaved = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  /** When somebody else last wrote; '' when nobody did. */
  const newest = (thread: Thread): string =>
    thread
      .filter(({ props }) => props.userId !== userId)
      .reduce((latest, { props }) => (props.createdAt > latest ? props.createdAt : latest), '');

  function readDevice(): [NodeId, string][] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY + albumId) ?? '[]');
      return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
    } catch {
      return [];
    }
  }

  function writeDevice(): void {
    try {
      localStorage.setItem(KEY + albumId, JSON.stringify([...seen].slice(-KEPT_MOST)));
    } catch {
      // A browser that keeps nothing: the server does.
    }
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const reads = Object.fromEntries([...unsaved].filter(([, until]) => isMoment(until)));
    if (Object.keys(reads).length === 0) return;
    unsaved.clear();
    try {
      await kept.save(reads);
    } catch {
      // It is read here, and said again later.
      for (const [id, until] of Object.entries(reads)) if (until > (unsaved.get(id) ?? '')) unsaved.set(id, until);
    }
  }

  async function load(): Promise<void> {
    let reads: Reads;
    try {
      reads = await kept.load();
    } catch {
      return;
    }
    if (ended) return;
    let isNews = false;
    for (const [id, until] of Object.entries(reads)) {
      if (until <= (seen.get(id) ?? '')) continue;
      seen.set(id, until);
      isNews = true;
    }
    // What this device alone knew, from before or from a time without a connection.
    for (const [id, until] of seen) if (until > (reads[id] ?? '')) unsaved.set(id, until);
    if (unsaved.size > 0) void save();
    if (!isNews) return;
    writeDevice();
    for (const listener of listeners) listener();
  }

  const stop = kept.onChanged(() => void load());
  void load();
  return {
    isUnread: (thread) => thread[0] !== undefined && newest(thread) > (seen.get(thread[0].id) ?? ''),
    see(thread) {
      const [first] = thread;
      const until = newest(thread);
      if (!first || until <= (seen.get(first.id) ?? '')) return false;
      seen.delete(first.id);
      seen.set(first.id, until);
      unsaved.set(first.id, until);
      timer ??= setTimeout(() => void save(), REST_MS);
      writeDevice();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      ended = true;
      stop();
      void save();
    },
  };
}

/** Whose clock it was nobody knows: the server takes moments alone. */
function isMoment(until: string): boolean {
  return !Number.isNaN(Date.parse(until));
}
