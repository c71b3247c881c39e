import { type Operation, type Patch, touchedRecords } from '@figurina/album';

/** One step of undo or redo: what would be applied, under the label of what was done. */
export interface HistoryEntry {
  readonly label: string;
  readonly mergeKey: string | null;
  /** Of the change it takes back, the first of several that became one step. */
  readonly serial: number;
  /** Follows what others wrote before it in the server's order, shrinks when they write the same paths after it. */
  operations: Patch;
  /** False when something of the step can no longer be taken back. */
  isWhole: boolean;
  /** The step that was taken back, or done again, to make this one. */
  readonly source?: HistoryEntry;
  /** The serial under which the server refused to take it back; it may be tried again. */
  readonly refusedAs?: number;
}

/** Which entries touch a record, so that somebody else's change is compared with few of them. */
export interface EntryIndex {
  add(entry: HistoryEntry): void;
  remove(entry: HistoryEntry): void;
  touching(patch: readonly Operation[]): Set<HistoryEntry>;
}

export function createEntryIndex(): EntryIndex {
  const byRecord = new Map<string, Set<HistoryEntry>>();
  const keysOf = (patch: readonly Operation[]): string[] =>
    touchedRecords(patch).map(({ table, id }) => `${table}:${id}`);

  return {
    add(entry) {
      for (const key of keysOf(entry.operations)) {
        const entries = byRecord.get(key);
        if (entries) entries.add(entry);
        else byRecord.set(key, new Set([entry]));
      }
    },
    remove(entry) {
      for (const key of keysOf(entry.operations)) {
        const entries = byRecord.get(key);
        entries?.delete(entry);
        if (entries?.size === 0) byRecord.delete(key);
      }
    },
    touching(patch) {
      const found = new Set<HistoryEntry>();
      for (const key of keysOf(patch)) for (const entry of byRecord.get(key) ?? []) found.add(entry);
      return found;
    },
  };
}
