import { type Operation, type Patch, type Place, readPath } from '@figurina/album';

/** An operation of a step of undo or redo, with what its path names. */
export interface Step {
  readonly operation: Operation;
  readonly place: Place;
}

/** Operations whose path has no meaning do nothing. */
export function stepsOf(operations: Patch): Step[] {
  return operations.flatMap((operation) => {
    const place = readPath(operation.part, operation.path);
    return place ? [{ operation, place }] : [];
  });
}

export function isNodeRemoval({ operation, place }: Step): boolean {
  return place.table === 'nodes' && place.field === null && 'removed' in operation;
}

/** The record that a step makes; undefined for every other one. */
export function madeBy({ operation, place }: Step): Readonly<Record<string, unknown>> | undefined {
  if ('removed' in operation || place.field !== null) return undefined;
  return place.table === 'colors' ? {} : (operation.value as unknown as Readonly<Record<string, unknown>>);
}
