import { fullPath, type Operation, type Patch, PathSet } from '@figurina/album';
import type { Change } from '../store/change.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { createEntryIndex, type HistoryEntry } from './history-entry.ts';
import { admittedPatch, survivingPatch } from './surviving-patch.ts';

export interface HistoryAnswer {
  /** Label of the step that was taken back or done again; null when there was none left to do. */
  readonly label: string | null;
  /** Whether some of the step was left out, because others have written there since. */
  readonly partial: boolean;
  /** Labels of the steps that were passed over, because nothing of them was left. */
  readonly skipped: readonly string[];
}

/**
 * Undo and redo of one's own changes. One entry a command or gesture. What others have written since is left out of an
 * entry; an entry with nothing left is passed over. Uploaded pictures stay in the library.
 */
export interface History {
  undo(): HistoryAnswer;
  redo(): HistoryAnswer;
  /** Label of the step that undo would take back, null when there is none. */
  undoLabel(): string | null;
  redoLabel(): string | null;
  /** Whether undo or redo has steps left, also such as others have overwritten: those are named when it comes to them. */
  hasSteps(kind: 'undo' | 'redo'): boolean;
  /** Told by the sync: others wrote here, or the server put one's own change back. */
  othersWrote(operations: readonly Operation[]): void;
  /** Told by the sync: the server did something for this person, as a step of theirs. */
  took(label: string, inverse: Patch): void;
  /** Undoes the last step without leaving it to redo, when it is of the kind asked for. False when it is not. */
  takeBack(is: (operations: readonly Operation[]) => boolean): boolean;
  /** Ends a run of merged changes: the next one is a step of its own. */
  endMerging(): void;
  subscribe(listener: () => void): () => void;
}

export function createHistory(store: EditorStore, options: { limit?: number } = {}): History {
  const limit = options.limit ?? 300;
  const undoable: HistoryEntry[] = [];
  const redoable: HistoryEntry[] = [];
  const index = createEntryIndex();
  const listeners = new Set<() => void>();
  let merging = false;

  function push(stack: HistoryEntry[], entry: HistoryEntry): void {
    stack.push(entry);
    index.add(entry);
    if (stack.length > limit) index.remove(stack.shift()!);
  }
  function pop(stack: HistoryEntry[]): HistoryEntry | undefined {
    const entry = stack.pop();
    if (entry) index.remove(entry);
    return entry;
  }
  function announce(): void {
    for (const listener of listeners) listener();
  }

  function record({ label, mergeKey, inverse }: Pick<Change, 'label' | 'mergeKey' | 'inverse'>): void {
    while (redoable.length > 0) pop(redoable);
    const last = undoable.at(-1);
    if (merging && mergeKey !== null && last?.mergeKey === mergeKey) {
      pop(undoable);
      push(undoable, { label: last.label, mergeKey, operations: oldestValues([...inverse, ...last.operations]) });
    } else push(undoable, { label, mergeKey, operations: inverse });
    merging = true;
    announce();
  }

  function step(from: HistoryEntry[], to: HistoryEntry[], origin: 'undo' | 'redo'): HistoryAnswer {
    const skipped: string[] = [];
    merging = false;
    for (let entry = pop(from); entry; entry = pop(from)) {
      let patch = survivingPatch(store.document, entry.operations);
      let answer = store.transact(entry.label, patch, { origin });
      if (!answer.ok) {
        patch = admittedPatch(store, patch);
        answer = store.transact(entry.label, patch, { origin });
      }
      if (answer.ok && answer.change) {
        push(to, { label: entry.label, mergeKey: null, operations: answer.change.inverse });
        announce();
        return { label: entry.label, partial: patch.length < entry.operations.length, skipped };
      }
      skipped.push(entry.label);
    }
    announce();
    return { label: null, partial: false, skipped };
  }

  store.onChange((change) => {
    if (change.origin === 'own') record(change);
  });

  return {
    undo: () => step(undoable, redoable, 'undo'),
    redo: () => step(redoable, undoable, 'redo'),
    undoLabel: () => undoable.findLast(hasOperations)?.label ?? null,
    redoLabel: () => redoable.findLast(hasOperations)?.label ?? null,
    hasSteps: (kind) => (kind === 'undo' ? undoable : redoable).length > 0,
    othersWrote(operations) {
      const written = new PathSet(operations.map(fullPath));
      for (const entry of index.touching(operations)) {
        index.remove(entry);
        entry.operations = entry.operations.filter((operation) => !written.overlaps(fullPath(operation)));
        index.add(entry);
      }
      announce();
    },
    took: (label, inverse) => record({ label, mergeKey: null, inverse }),
    takeBack(is) {
      const last = undoable.at(-1);
      if (!last || !hasOperations(last) || !is(last.operations)) return false;
      pop(undoable);
      store.transact(last.label, survivingPatch(store.document, last.operations), { origin: 'undo' });
      merging = false;
      announce();
      return true;
    },
    endMerging() {
      merging = false;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** False when others have written since wherever the step did. */
function hasOperations({ operations }: HistoryEntry): boolean {
  return operations.length > 0;
}

/** Of several values for one path the last, which is the oldest in a chain of inverses; other operations as they are. */
function oldestValues(operations: readonly Operation[]): readonly Operation[] {
  const last = new Map<string, number>();
  operations.forEach((operation, at) => last.set(fullPath(operation), at));
  return operations.filter((operation, at) => last.get(fullPath(operation)) === at);
}
