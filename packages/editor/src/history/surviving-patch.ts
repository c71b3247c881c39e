import {
  type AlbumDocument,
  fullPath,
  type NodeId,
  type Operation,
  type Patch,
  type Place,
  readPath,
  type StoredNode,
} from '@figurina/album';
import { recordOf } from '../store/change.ts';
import type { EditorStore } from '../store/editor-store.ts';

interface Step {
  readonly operation: Operation;
  readonly place: Place;
}

/**
 * What of a step of undo or redo still makes sense in the document as it is now: without places that are gone, without
 * what would take other people's work along (a spread they have put something on since), and without what would say
 * nothing new. Pictures are never taken out of the library.
 */
export function survivingPatch(document: AlbumDocument, operations: Patch): Patch {
  let steps: Step[] = [];
  for (const operation of operations) {
    const place = readPath(operation.part, operation.path);
    if (place && !(place.table === 'images' && place.field === null && 'removed' in operation))
      steps.push({ operation, place });
  }
  steps = withoutForeignChildren(document, steps);
  steps = withoutHomeless(document, steps);
  return steps.filter((step) => hasEffect(document, step)).map(({ operation }) => operation);
}

/** A node is not removed while it holds a child that would stay: that is neither removed nor put elsewhere by the step. */
function withoutForeignChildren(document: AlbumDocument, steps: Step[]): Step[] {
  const removed = new Set(steps.filter(isNodeRemoval).map(({ place }) => place.id as NodeId));
  const leaving = new Set(steps.filter((step) => isMoveAway(document, step)).map(({ place }) => place.id as NodeId));
  for (let shrunk = removed.size > 0; shrunk;) {
    shrunk = false;
    for (const id of removed) {
      if (document.childIds(id).every((child) => removed.has(child) || leaving.has(child))) continue;
      removed.delete(id);
      shrunk = true;
    }
  }
  return steps.filter((step) => !isNodeRemoval(step) || removed.has(step.place.id as NodeId));
}

function isMoveAway(document: AlbumDocument, { operation, place }: Step): boolean {
  if (place.table !== 'nodes' || place.isProp || place.field !== 'parent' || 'removed' in operation) return false;
  return document.nodes.get(place.id as NodeId)?.parent !== operation.value;
}

function isNodeRemoval({ operation, place }: Step): boolean {
  return place.table === 'nodes' && place.field === null && 'removed' in operation;
}

/** Nothing comes back below a parent that is gone, nothing is set on a record that is gone. */
function withoutHomeless(document: AlbumDocument, steps: Step[]): Step[] {
  const made = new Set<string>();
  const isThere = (table: Place['table'], id: string): boolean =>
    made.has(`${table}:${id}`) || recordOf(document, { table, id }) !== undefined;
  return steps.filter(({ operation, place }) => {
    const { table, id, field } = place;
    if ('removed' in operation) return isThere(table, id);
    const parent =
      table !== 'nodes'
        ? null
        : field === null
          ? (operation.value as unknown as StoredNode).parent
          : field === 'parent'
            ? operation.value
            : null;
    if (typeof parent === 'string' && !isThere('nodes', parent)) return false;
    if (field !== null) return isThere(table, id);
    made.add(`${table}:${id}`);
    return true;
  });
}

function hasEffect(document: AlbumDocument, { operation, place }: Step): boolean {
  if ('removed' in operation || place.field === null) return true;
  const record = recordOf(document, place) as Readonly<Record<string, unknown>> | undefined;
  if (!record) return true;
  const fields = place.isProp ? (record['props'] as Readonly<Record<string, unknown>>) : record;
  return JSON.stringify(fields[place.field]) !== JSON.stringify(operation.value);
}

/** The largest part of a patch that the album admits, found by halving; operations on one record stay together. */
export function admittedPatch(store: EditorStore, patch: Patch): Patch {
  const groups = new Map<string, Operation[]>();
  for (const operation of patch) {
    const place = readPath(operation.part, operation.path)!;
    const key = `${place.table}:${place.id}`;
    const group = groups.get(key);
    if (group) group.push(operation);
    else groups.set(key, [operation]);
  }
  let accepted: Operation[] = [];
  const attempt = (candidates: Operation[][]): void => {
    const whole = [...accepted, ...candidates.flat()];
    if (store.admits(whole)) accepted = whole;
    else if (candidates.length > 1) {
      const half = candidates.length >> 1;
      attempt(candidates.slice(0, half));
      attempt(candidates.slice(half));
    }
  };
  attempt([...groups.values()]);
  const kept = new Set(accepted.map(fullPath));
  return patch.filter((operation) => kept.has(fullPath(operation)));
}
