import { type Operation, readPath } from '@figurina/album';
import { withField } from '../history/fold-writes.ts';
import type { PendingUnit } from './outbox.ts';
import { type Pending, recordNameOf } from './pending.ts';

/**
 * What waits to bring a record back whose removal is on its way too: it comes back with what others wrote in it before
 * both, by the server's order.
 */
export function createComebackFold(
  pending: Pick<Pending, 'operationsOn'>,
  written: readonly Operation[],
): (unit: PendingUnit) => PendingUnit {
  const fields = Map.groupBy(written.filter(isOfField), recordNameOf);

  return (unit) => {
    const operations = unit.operations.map((operation) => {
      const record = recordNameOf(operation);
      const writes = isCreation(operation) ? fields.get(record) : undefined;
      if (!writes) return operation;
      const before = pending.operationsOn(record!);
      const isComeback = before
        .slice(0, before.indexOf(operation))
        .some((one) => isRemoval(one) && !unit.operations.includes(one));
      return isComeback ? writes.reduce(withWrite, operation) : operation;
    });
    return operations.some((operation, at) => operation !== unit.operations[at]) ? { ...unit, operations } : unit;
  };
}

function withWrite(creation: Operation, write: Operation): Operation {
  return isCreation(creation) ? withField(creation, write, readPath(write.part, write.path)!) : creation;
}

function isCreation(operation: Operation): operation is Exclude<Operation, { removed: true }> {
  return !('removed' in operation) && !isOfField(operation);
}

function isRemoval(operation: Operation): boolean {
  return 'removed' in operation && !isOfField(operation);
}

function isOfField({ part, path }: Operation): boolean {
  return (readPath(part, path)?.field ?? null) !== null;
}
