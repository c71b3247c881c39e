import { fullPath, type Operation, type Patch, PathSet } from '@figurina/album';
import type { Change } from '../store/change.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { createWriteFold, withTextAt } from './fold-writes.ts';
import { createEntryIndex, type HistoryEntry } from './history-entry.ts';
import { admittedPatch, bringsBack, survivingPatch } from './surviving-patch.ts';

export interface HistoryAnswer {
  /** Label of the step that was taken back or done again; null when there was none left to do. */
  readonly label: string | null;
  /** Whether some of the step was left out, because others have written there since, or removed where it belongs. */
  readonly partial: boolean;
  /**
   * Labels of the steps that were passed over, because nothing of them was left. One whose place was taken away by an earlier
   * step is no such step: it is done together with that one.
   */
  readonly skipped: readonly string[];
}

/**
 * Undo and redo of one's own changes. One entry a command or gesture. What others have written since, in the server's
 * order, is left out of an entry; an entry with nothing left is passed over. What they wrote before it, though it came
 * after it, is what it leads back to: undoing a deletion brings back what was deleted, as it was by then. Uploaded
 * pictures stay in the library.
 */
export interface History {
  undo(): HistoryAnswer;
  redo(): HistoryAnswer;
  /** Label of the step that undo would take back, null when there is none. */
  undoLabel(): string | null;
  redoLabel(): string | null;
  /** Whether undo or redo has steps left, also such as others have overwritten: those are named when it comes to them. */
  hasSteps(kind: 'undo' | 'redo'): boolean;
  /** Told by the sync: others wrote here. `isAhead`: the server takes one's own change with this serial after it. */
  othersWrote(operations: readonly Operation[], isAhead?: (serial: number) => boolean): void;
  /**
   * Told by the sync: the server has taken these changes, and by then these records were gone already: whoever removed
   * them may bring them back.
   */
  wereGone(serials: readonly number[], records: readonly Operation[]): void;
  /**
   * Told by the sync: the server has not taken these changes, and `standing` is what it holds where they would be. What
   * they took back, or did again, waits for another attempt.
   */
  refused(serials: readonly number[], standing: readonly Operation[], isAhead: (serial: number) => boolean): void;
  /**
   * Takes refused steps of undo and redo once more, as far as they go by now: what they belonged to may be gone. False
   * when nothing was left to do.
   */
  again(serials: readonly number[]): boolean;
  /** Told by the sync: others wrote in a text, and what these changes made it from and to are now other words. */
  rebased(serials: readonly number[], before: Operation, after: Operation): void;
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
  function drop(stack: HistoryEntry[], entry: HistoryEntry): void {
    stack.splice(stack.indexOf(entry), 1);
    index.remove(entry);
  }
  function announce(): void {
    for (const listener of listeners) listener();
  }

  function record({
    label,
    serial,
    mergeKey,
    inverse,
  }: Pick<Change, 'label' | 'serial' | 'mergeKey' | 'inverse'>): void {
    while (redoable.length > 0) pop(redoable);
    const last = undoable.at(-1);
    if (merging && mergeKey !== null && last?.mergeKey === mergeKey && last.isWhole) {
      pop(undoable);
      push(undoable, { ...last, operations: oldestValues([...inverse, ...last.operations]) });
    } else push(undoable, { label, mergeKey, serial, operations: inverse, isWhole: true });
    merging = true;
    announce();
  }

  function change(entry: HistoryEntry, operations: Patch): void {
    index.remove(entry);
    entry.isWhole &&= operations.length === entry.operations.length;
    entry.operations = operations;
    index.add(entry);
  }
  /** What others wrote before steps that the server has yet to take. */
  function foldInto(operations: readonly Operation[], isAhead: (serial: number) => boolean): void {
    const ahead = [...index.touching(operations)].filter(({ serial }) => isAhead(serial));
    const fold = createWriteFold(operations);
    for (const entry of ahead.sort((a, b) => a.serial - b.serial)) change(entry, fold(entry.operations));
  }

  function step(from: HistoryEntry[], to: HistoryEntry[], origin: 'undo' | 'redo'): HistoryAnswer {
    const passed: HistoryEntry[] = [];
    merging = false;
    for (let entry = pop(from); entry; entry = pop(from)) {
      const taken = moved(entry, to, origin);
      if (taken === null) {
        passed.push(entry);
        continue;
      }
      // What had no place to come back to, since an earlier step took it away, has one again.
      const followed = passed.toReversed().map((one) => {
        const isWhole = bringsBack(store.document, one.operations) ? moved(one, to, origin) : null;
        return { one, isWhole };
      });
      const done = [{ one: entry, isWhole: taken }, ...followed.filter(({ isWhole }) => isWhole !== null)];
      announce();
      return {
        label: done.at(-1)!.one.label,
        partial: done.some(({ isWhole }) => !isWhole),
        skipped: followed.flatMap(({ one, isWhole }) => (isWhole === null ? one.label : [])).toReversed(),
      };
    }
    announce();
    return { label: null, partial: false, skipped: passed.map(({ label }) => label) };
  }
  /** Takes a step and puts what leads back where it belongs. Answers whether all of it could be done; null: nothing. */
  function moved(entry: HistoryEntry, to: HistoryEntry[], origin: 'undo' | 'redo'): boolean | null {
    const taken = take(entry, origin);
    if (!taken) return null;
    const { source: _before, ...source } = entry;
    push(to, { ...taken.entry, source });
    return taken.isWhole;
  }
  /** Does what is left of a step. Answers the one that leads back; null when nothing was left. */
  function take({ label, operations, ...entry }: HistoryEntry, origin: 'undo' | 'redo') {
    let { patch, isWhole } = survivingPatch(store.document, operations);
    let answer = store.transact(label, patch, { origin });
    if (!answer.ok) {
      patch = admittedPatch(store, patch);
      isWhole = false;
      answer = store.transact(label, patch, { origin });
    }
    if (!answer.ok || !answer.change) return null;
    const { serial, inverse } = answer.change;
    const back: HistoryEntry = { label, mergeKey: null, serial, operations: inverse, isWhole: true };
    return { entry: back, isWhole: isWhole && entry.isWhole };
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
    othersWrote(operations, isAhead = () => false) {
      const written = new PathSet(operations.map(fullPath));
      for (const entry of index.touching(operations))
        if (!isAhead(entry.serial)) change(entry, without(entry.operations, written));
      foldInto(operations, isAhead);
      announce();
    },
    wereGone(serials, records) {
      const gone = new PathSet(records.map(fullPath));
      for (const entry of index.touching(records))
        if (serials.includes(entry.serial)) change(entry, without(entry.operations, gone));
      announce();
    },
    refused(serials, standing, isAhead) {
      for (const stack of [undoable, redoable])
        for (const entry of stack.filter(({ serial }) => serials.includes(serial))) {
          drop(stack, entry);
          if (entry.source)
            push(stack === redoable ? undoable : redoable, { ...entry.source, refusedAs: entry.serial });
        }
      foldInto(standing, isAhead);
      announce();
    },
    again(serials) {
      let isDone = false;
      for (const [from, to, origin] of [
        [undoable, redoable, 'undo'],
        [redoable, undoable, 'redo'],
      ] as const)
        for (const entry of from.filter(({ refusedAs }) => refusedAs !== undefined && serials.includes(refusedAs))) {
          drop(from, entry);
          const taken = take(entry, origin);
          // Without a source: what is refused once more is given up.
          if (taken) push(to, taken.entry);
          isDone ||= taken !== null;
        }
      announce();
      return isDone;
    },
    rebased(serials, before, after) {
      const last = Math.max(...serials);
      for (const entry of index.touching([before])) {
        if (serials.includes(entry.serial)) change(entry, withTextAt(entry.operations, before));
        else if (entry.serial > last) change(entry, withTextAt(entry.operations, after));
      }
    },
    // The server has it already: no serial is waiting.
    took: (label, inverse) => record({ label, serial: -1, mergeKey: null, inverse }),
    takeBack(is) {
      const last = undoable.at(-1);
      if (!last || !hasOperations(last) || !is(last.operations)) return false;
      pop(undoable);
      store.transact(last.label, survivingPatch(store.document, last.operations).patch, { origin: 'undo' });
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

function without(operations: Patch, paths: PathSet): Patch {
  return operations.filter((operation) => !paths.overlaps(fullPath(operation)));
}

/** Of several values for one path the last, which is the oldest in a chain of inverses; other operations as they are. */
function oldestValues(operations: readonly Operation[]): readonly Operation[] {
  const last = new Map<string, number>();
  operations.forEach((operation, at) => last.set(fullPath(operation), at));
  return operations.filter((operation, at) => last.get(fullPath(operation)) === at);
}
