import type { PicturePlace } from './picture-place.ts';

/** A picture that is on its way into the album, or that did not get there. */
export interface PendingPicture {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  readonly url: string | null;
  /** Where it will lie; null for one that only goes into the list of pictures. */
  readonly place: PicturePlace | null;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1; 1 while the server makes a picture of it. */
  readonly progress: number;
  /** Why it failed, in words. */
  readonly reason: string;
  /** Whether sending it again may help: a broken file stays broken. */
  readonly again: boolean;
}

export interface PendingPictures {
  get(): readonly PendingPicture[];
  /** How many arrived since nothing was under way. */
  arrived(): number;
  add(pictures: readonly PendingPicture[]): void;
  change(id: string, part: Partial<Omit<PendingPicture, 'id'>>): void;
  remove(id: string, how?: 'arrived'): void;
  subscribe(listener: () => void): () => void;
}

export function createPendingPictures(): PendingPictures {
  let pictures: readonly PendingPicture[] = [];
  let arrived = 0;
  const listeners = new Set<() => void>();
  function put(next: readonly PendingPicture[]): void {
    if (next.every(({ state }) => state === 'failed')) arrived = 0;
    pictures = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => pictures,
    arrived: () => arrived,
    add: (added) => put([...pictures, ...added]),
    change: (id, part) => put(pictures.map((one) => (one.id === id ? { ...one, ...part } : one))),
    remove(id, how) {
      const gone = pictures.find((one) => one.id === id);
      if (!gone) return;
      if (gone.url) URL.revokeObjectURL(gone.url);
      if (how === 'arrived') arrived++;
      put(pictures.filter((one) => one !== gone));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
