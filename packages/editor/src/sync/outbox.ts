import type { Mutation } from '@figurina/contract';
import type { Patch, RichText } from '@figurina/album';

/** One unit of one's own that the server has not acknowledged. */
export interface PendingUnit {
  readonly id: string;
  /** Locale key of what was done. */
  readonly label: string;
  readonly operations: Patch;
  /** The changes of this tab that it holds, by their serial; none in what another tab left. */
  readonly serials: readonly number[];
  /** The album's version that it was made on. */
  readonly baseVersion: number;
  /** The texts that its text operations were made from, by full path: what a merge needs. */
  readonly texts: Readonly<Record<string, RichText>>;
  /** A lock refused it: it waits for the album to be open, and for a word of whoever made it. */
  readonly aside?: true | undefined;
}

/** Units that went, or are about to go, under one mutation id; frozen, so that sending again says the same. */
export interface SealedMutation {
  readonly mutation: Mutation;
  readonly units: readonly PendingUnit[];
}

/**
 * Where pending changes wait for their acknowledgement, so that they outlive the tab. One write is one transaction; the
 * answer comes when it will survive the tab's end.
 */
export interface Outbox {
  write(change: OutboxChange): Promise<void>;
  /** What tabs of this person that are gone have left of this album, oldest first. It is this tab's own from now on. */
  adopt(): Promise<Leftovers>;
  /** The album is closed here: what is still pending is for whoever opens it next. */
  close(): void;
}

export interface OutboxChange {
  readonly units?: readonly PendingUnit[];
  readonly mutations?: readonly SealedMutation[];
  /** Ids of units and mutations. */
  readonly remove?: readonly string[];
}

export interface Leftovers {
  readonly mutations: readonly SealedMutation[];
  readonly units: readonly PendingUnit[];
}

/** For where nothing can be stored: pending changes then live as long as the tab, and the person is told. */
export const NO_OUTBOX: Outbox = {
  write: () => Promise.reject(new Error('nothing can be stored here')),
  adopt: () => Promise.resolve({ mutations: [], units: [] }),
  close: () => undefined,
};
