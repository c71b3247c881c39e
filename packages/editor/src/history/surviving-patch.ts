import {
  type AlbumDocument,
  fullPath,
  type NodeId,
  type Operation,
  type Patch,
  type Place,
  readPath,
} from '@figurina/album';
import { recordOf } from '../store/change.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { withoutLostNames } from './lost-names.ts';
import { isNodeRemoval, madeBy, type Step, stepsOf } from './step.ts';

/**
 * What of a step of undo or redo still makes sense in the document as it is now: without places that are gone, without
 * what would take other people's work along (a spread they have put something on since), and without what would say
 * nothing new. What comes back names no record that is gone. Pictures are never taken out of the library. `isWhole`:
 * nothing had to be left out.
 */
export function survivingPatch(document: AlbumDocument, operations: Patch): { patch: Patch; isWhole: boolean } {
  const all = stepsOf(operations).filter(
    ({ operation, place }) => !(place.table === 'images' && place.field === null && 'removed' in operation),
  );
  const housed = withoutHomeless(document, parentsFirst(document, withoutForeignChildren(document, all)));
  const steps = withoutLostNames(document, housed);
  const isWhole = steps.length === all.length && steps.every((step, at) => step === housed[at]);
  return { patch: steps.filter((step) => hasEffect(document, step)).map(({ operation }) => operation), isWhole };
}

/** Whether there is something that would come back, and is not there. */
export function bringsBack(document: AlbumDocument, operations: Patch): boolean {
  return stepsOf(operations).some((step) => madeBy(step) !== undefined && recordOf(document, step.place) === undefined);
}

/** What others moved before it was deleted may come back into what comes back with it. */
function parentsFirst(document: AlbumDocument, steps: Step[]): Step[] {
  const isComing = (step: Step): boolean =>
    step.place.table === 'nodes' && madeBy(step) !== undefined && !document.nodes.has(step.place.id as NodeId);
  const made = new Map(steps.filter(isComing).map((step) => [step.place.id, step]));
  const ordered = new Set<Step>();
  const put = (step: Step): void => {
    if (ordered.has(step)) return;
    const parent = made.delete(step.place.id) ? made.get(homeOf(step) as string) : undefined;
    if (parent) put(parent);
    ordered.add(step);
  };
  for (const step of steps) put(step);
  return [...ordered];
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

/** Nothing comes back below a parent that is gone, nothing is set on a record that is gone. */
function withoutHomeless(document: AlbumDocument, steps: Step[]): Step[] {
  const made = new Set<string>();
  const isThere = (table: Place['table'], id: string): boolean =>
    made.has(`${table}:${id}`) || recordOf(document, { table, id }) !== undefined;
  return steps.filter(({ operation, place }) => {
    const { table, id, field } = place;
    if ('removed' in operation) return isThere(table, id);
    const home = homeOf({ operation, place });
    if (typeof home === 'string' && !isThere('nodes', home)) return false;
    if (field !== null) return isThere(table, id);
    made.add(`${table}:${id}`);
    return true;
  });
}

/** The node in which a step puts what it is about. */
function homeOf({ operation, place: { table, field, isProp } }: Step): unknown {
  if ('removed' in operation || isProp) return null;
  const home = table === 'nodes' ? 'parent' : table === 'stickers' ? 'sectionId' : null;
  if (home === null) return null;
  return field === null
    ? (operation.value as Readonly<Record<string, unknown>>)[home]
    : field === home && operation.value;
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
