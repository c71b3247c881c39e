import type { Box, NodeId } from '@figurina/album';

/** A picture that is on its way to the server, shown where it will be. */
export interface PendingPicture {
  readonly id: string;
  readonly name: string;
  readonly spreadId: NodeId;
  /** In millimetres of the spread. */
  readonly box: Box;
  readonly rotation: number;
  readonly url: string | null;
  /** From 0 to 1; 1 while the server makes a picture of it. */
  readonly progress: number;
  readonly abort: AbortController;
}

export interface PendingPictures {
  get(): readonly PendingPicture[];
  add(picture: PendingPicture): void;
  progress(id: string, progress: number): void;
  remove(id: string): void;
  subscribe(listener: () => void): () => void;
}

export function createPendingPictures(): PendingPictures {
  let pictures: readonly PendingPicture[] = [];
  const listeners = new Set<() => void>();
  function put(next: readonly PendingPicture[]): void {
    pictures = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => pictures,
    add: (picture) => put([...pictures, picture]),
    progress: (id, progress) => put(pictures.map((one) => (one.id === id ? { ...one, progress } : one))),
    remove(id) {
      const gone = pictures.find((one) => one.id === id);
      if (gone?.url) URL.revokeObjectURL(gone.url);
      put(pictures.filter((one) => one.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
