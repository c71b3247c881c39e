import {
  type AlbumDocument,
  type AlbumNode,
  type NodeId,
  type Patch,
  recordOf,
  touchedRecords,
  type TouchedRecord,
} from '@figurina/album';

export { recordOf };

/** `own` is a new step of one's own; `undo` and `redo` are one's own too; `remote` came from the server. */
export type Origin = 'own' | 'undo' | 'redo' | 'remote';

/** A record as it was before and after a change; undefined where it is not there. */
export interface TouchedBeforeAfter extends TouchedRecord {
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** One transaction, as listeners hear of it after the fact. */
export interface Change {
  readonly origin: Origin;
  /** Counts one's own changes; 0 for `remote`. */
  readonly serial: number;
  /** Locale key of what was done (`steps.move`); empty for `remote`. */
  readonly label: string;
  /** Consecutive changes with the same key are one step of undo (typing in one box, a held arrow key). */
  readonly mergeKey: string | null;
  readonly patch: Patch;
  readonly inverse: Patch;
  readonly touched: readonly TouchedBeforeAfter[];
}

/** Reads what a patch is about to touch; the answer, called after it was applied, completes the records. */
export function watchTouched(document: AlbumDocument, patch: Patch): () => TouchedBeforeAfter[] {
  const before = touchedRecords(patch).map((record) => ({ ...record, before: recordOf(document, record) }));
  return () => before.map((record) => ({ ...record, after: recordOf(document, record) }));
}

/** The parents whose list of children a change of this node altered. */
export function* changedParents({ table, before, after }: TouchedBeforeAfter): Iterable<NodeId> {
  if (table !== 'nodes') return;
  const [was, is] = [before as AlbumNode | undefined, after as AlbumNode | undefined];
  if (was?.parent === is?.parent && was?.order === is?.order) return;
  if (was?.parent) yield was.parent;
  if (is?.parent && is.parent !== was?.parent) yield is.parent;
}
