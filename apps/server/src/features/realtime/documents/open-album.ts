import {
  type AlbumDocument,
  type AlbumParts,
  applyPatch,
  copyDocument,
  type Mending,
  parseAlbum,
  PART_NAMES,
  type PartName,
  SCHEMA_VERSION,
  toParts,
} from '@figurina/album';
import type { AppliedMutation, Unit } from '@figurina/contract';
import type { StoredAlbum } from '../realtime.queries.ts';

/** An album in this process's memory, at a version of its log. */
export interface OpenAlbum {
  readonly document: AlbumDocument;
  version: number;
  /** The version that the stored parts are known to have reached. */
  snapshotVersion: number;
  /** Parts that have changed since. */
  readonly changedParts: Set<PartName>;
  /** What was worked out from it, by what worked it out. */
  readonly derived: Map<Derive<unknown>, { readonly version: number; readonly value: unknown }>;
}

/** Works something out that keeps nothing of the document. */
export type Derive<Value> = (document: AlbumDocument) => Value;

/** Throws when the stored album cannot be read: it was checked when it was written. */
export function openAlbum(
  id: string,
  { parts, schemaVersion, snapshotVersion }: StoredAlbum,
): { album: OpenAlbum; mended: Mending } {
  const stored = Object.fromEntries(PART_NAMES.map((part) => [part, JSON.parse(parts[part]) as unknown]));
  const parsed = parseAlbum(stored, schemaVersion);
  if (!parsed.ok) throw new Error(`Album ${id} cannot be read: ${parsed.code} at ${parsed.at}, ${parsed.detail}`);
  // What a migration changed is written with the next snapshot.
  const changedParts = new Set<PartName>(schemaVersion < SCHEMA_VERSION ? PART_NAMES : []);
  const album: OpenAlbum = {
    document: parsed.document,
    version: snapshotVersion,
    snapshotVersion,
    changedParts,
    derived: new Map(),
  };
  return { album, mended: parsed.mended };
}

/** Takes in the log after the album's version. False when it does not follow on it. */
export function replay(album: OpenAlbum, log: readonly AppliedMutation[]): boolean {
  for (const { version, units } of log) {
    if (version <= album.version) continue;
    if (version !== album.version + 1) return false;
    for (const { operations } of units) applyPatch(album.document, operations);
    noteChanges(album, units);
    album.version = version;
  }
  return true;
}

export function noteChanges({ changedParts }: OpenAlbum, units: readonly Unit[]): void {
  for (const { operations } of units) for (const { part } of operations) changedParts.add(part);
}

/** The parts that the next snapshot writes. */
export function changedPartsOf({ document, changedParts }: OpenAlbum): Partial<AlbumParts> {
  const parts = toParts(document);
  return Object.fromEntries([...changedParts].map((part) => [part, parts[part]]));
}

/** Worked out once a version. */
export function derivedOf<Value>({ document, version, derived }: OpenAlbum, derive: Derive<Value>): Value {
  const known = derived.get(derive);
  if (known?.version === version) return known.value as Value;
  const value = derive(document);
  derived.set(derive, { version, value });
  return value;
}

/** As it is now; the open one goes on changing. */
export function copyOf({ document, version }: OpenAlbum): { document: AlbumDocument; version: number } {
  return { document: copyDocument(document), version };
}
