/** The way to an album's document: read as it is now, changed by units that take the one write path. */
import type { Actor, AlbumDocument, Patch, Repair, UnitRefusal } from '@figurina/album';
import type { Refusal } from '../../platform/http/refusal.ts';

export interface CurrentDocument {
  readonly document: AlbumDocument;
  readonly version: number;
}

export interface AlbumMutation {
  readonly albumId: string;
  readonly actor: Actor;
  /** Each applied whole or not at all; or one, made from the album as it is when its turn has come. */
  readonly units: readonly Patch[] | ((document: AlbumDocument) => Patch);
  /** The client that takes it for a step of its own; nobody's when left out. */
  readonly clientId?: string;
}

export type MutationAnswer =
  | {
      readonly ok: true;
      readonly version: number;
      /** In the log; null when nothing was applied. */
      readonly mutationId: string | null;
      readonly refused: readonly { readonly unit: number; readonly code: UnitRefusal }[];
    }
  | Refusal;

export interface AlbumDocuments {
  /** Undefined when there is no such album. What comes back must not be changed. */
  readDocument(albumId: string): Promise<CurrentDocument | undefined>;
  /** What `derive` makes of it, without a copy of the document; the same `derive` is asked once a version. */
  derivedOf<Value>(
    albumId: string,
    derive: (document: AlbumDocument) => Value,
  ): Promise<{ readonly value: Value; readonly version: number } | undefined>;
  /** What was put right lately when it was read, by the version that did it. */
  repairsOf(albumId: string): Promise<{ version: number; repairs: Repair[] }[]>;
  applyMutation(mutation: AlbumMutation): Promise<MutationAnswer>;
}
