import { type AppliedMutation } from '@figurina/contract';
import { fullPath, type Operation, pathsOverlap, readPath } from '@figurina/album';
import { recordNameOf } from './pending.ts';

/** What a mutation of somebody else did to one's own recent changes, without its author having known of them. */
export interface Losses {
  /** Operations of theirs that stand where one's own stood. */
  readonly overwritten: readonly Operation[];
  /** Their removals of records that one had changed. */
  readonly removed: readonly Operation[];
}

/** Remembers what one wrote last, so that one hears when somebody who did not know wrote over it. */
export interface OwnWrites {
  /** The server took one's own operations as this version. */
  wrote(operations: readonly Operation[], version: number): void;
  losses(mutation: AppliedMutation): Losses;
}

interface Write {
  readonly operation: Operation;
  readonly version: number;
}

/** Records remembered at most; older ones are long known to everybody. */
const REMEMBERED = 2000;

export function createOwnWrites(): OwnWrites {
  // In the order of the last write, so that the oldest are forgotten first.
  const byRecord = new Map<string, Map<string, Write>>();

  return {
    wrote(operations, version) {
      for (const operation of operations) {
        const record = recordNameOf(operation);
        if (record === null) continue;
        const writes = byRecord.get(record) ?? new Map<string, Write>();
        byRecord.delete(record);
        byRecord.set(record, writes.set(fullPath(operation), { operation, version }));
      }
      for (const record of byRecord.keys()) {
        if (byRecord.size <= REMEMBERED) break;
        byRecord.delete(record);
      }
    },
    losses({ base_version, units }) {
      const overwritten: Operation[] = [];
      const removed: Operation[] = [];
      for (const operation of units.flatMap((unit) => unit.operations)) {
        const writes = byRecord.get(recordNameOf(operation) ?? '');
        if (!writes) continue;
        const path = fullPath(operation);
        for (const [ownPath, { operation: own, version }] of writes) {
          if (!pathsOverlap(path, ownPath)) continue;
          writes.delete(ownPath);
          if (version <= base_version || sayTheSame(own, operation) || isMadeFromText(operation)) continue;
          (isRemoval(operation) ? removed : overwritten).push(operation);
        }
      }
      return { overwritten: unique(overwritten), removed: unique(removed) };
    },
  };
}

export function sayTheSame(a: Operation, b: Operation): boolean {
  if ('removed' in a || 'removed' in b) return 'removed' in a && 'removed' in b;
  return a.path === b.path && JSON.stringify(a.value) === JSON.stringify(b.value);
}

/** The server takes a text only from who has seen the one it holds: who wrote it has the words of both in it. */
function isMadeFromText(operation: Operation): boolean {
  return !('removed' in operation) && operation.base !== undefined;
}

function isRemoval(operation: Operation): boolean {
  return 'removed' in operation && readPath(operation.part, operation.path)?.field === null;
}

function unique(operations: readonly Operation[]): Operation[] {
  return [...new Set(operations)];
}
