import { DEFAULT_COLORS } from '../document/defaults.ts';
import { COLOR_PROPS } from '../document/palette-uses.ts';
import type { Operation, Patch } from './patch.ts';
import { fullPath, readPath } from './path.ts';

/** One or several units, now one. */
export interface SquashedUnit<Unit> {
  readonly operations: Patch;
  /** The units it was made of, in their order. */
  readonly from: readonly Unit[];
}

/**
 * Units that touch a common path become one, with the last value per path; the others stay as they are. Applying the
 * result is applying the units, and where each of the units would have been accepted, so is each of the result.
 *
 * A *free* unit sets props that no invariant looks at (place, size, style, text), so it may change its turn with units
 * that touch other paths. A unit that builds the tree or links records may not: when two such units meet on a path,
 * everything between them joins them.
 */
export function squashUnits<Unit extends { readonly operations: Patch }>(units: readonly Unit[]): SquashedUnit<Unit>[] {
  const coloursChange = units.some(({ operations }) => operations.some(isExtraColor));
  const groups = new Groups<Unit>();
  for (const unit of units)
    groups.add(
      unit,
      unit.operations.every((operation) => isFree(operation, coloursChange)),
    );
  return groups.all().flatMap(({ units, operations }) => {
    const squashed = squashOperations(operations);
    return squashed.length > 0 ? [{ operations: squashed, from: units }] : [];
  });
}

interface Group<Unit> {
  readonly seat: number;
  units: Unit[];
  operations: Operation[];
  isFree: boolean;
}

/** Units so far, joined so that no two groups touch a common path. A group that joined another leaves its seat empty. */
class Groups<Unit extends { readonly operations: Patch }> {
  readonly #seats: (Group<Unit> | null)[] = [];
  /** Who touches a record, and who a path (a field, or the record as a whole). */
  readonly #byRecord = new Map<string, Set<Group<Unit>>>();
  readonly #byPath = new Map<string, Group<Unit>>();

  all(): Group<Unit>[] {
    return this.#seats.filter((group) => group !== null);
  }

  add(unit: Unit, isFree: boolean): void {
    const last: Group<Unit> = { seat: this.#seats.length, units: [], operations: [], isFree };
    const met = this.#met(unit.operations);
    this.#seats.push(last);
    const joined = this.#withBetween([...met, last]);
    // Free ones go to where the bound one sits; without one, to where the first of them sat.
    const target = joined.find((group) => !group.isFree) ?? joined[0]!;
    for (const group of joined) if (group !== target) this.#join(target, group);
    target.units.push(unit);
    for (const operation of unit.operations) target.operations.push(operation);
    target.isFree &&= isFree;
    this.#enlist(target, unit.operations);
  }

  #met(operations: Patch): Set<Group<Unit>> {
    const met = new Set<Group<Unit>>();
    for (const operation of operations) {
      const record = recordKey(operation);
      const whole = this.#byPath.get(record);
      if (whole) met.add(whole);
      const path = fullPath(operation);
      if (path === record) for (const group of this.#byRecord.get(record) ?? []) met.add(group);
      else if (this.#byPath.has(path)) met.add(this.#byPath.get(path)!);
    }
    return met;
  }

  /** The groups that meet, and all that sits between the first and the last bound one of them, by seat. */
  #withBetween(met: readonly Group<Unit>[]): Group<Unit>[] {
    const joined = new Set(met);
    const bound = met.filter((group) => !group.isFree).map((group) => group.seat);
    if (bound.length > 1) {
      for (const group of this.#seats.slice(Math.min(...bound), Math.max(...bound))) if (group) joined.add(group);
    }
    return [...joined].sort((a, b) => a.seat - b.seat);
  }

  #join(target: Group<Unit>, group: Group<Unit>): void {
    this.#seats[group.seat] = null;
    for (const unit of group.units) target.units.push(unit);
    for (const operation of group.operations) target.operations.push(operation);
    target.isFree &&= group.isFree;
    for (const operation of group.operations) this.#byRecord.get(recordKey(operation))?.delete(group);
    this.#enlist(target, group.operations);
  }

  #enlist(group: Group<Unit>, operations: Patch): void {
    for (const operation of operations) {
      this.#byPath.set(fullPath(operation), group);
      const record = recordKey(operation);
      const there = this.#byRecord.get(record);
      if (there) there.add(group);
      else this.#byRecord.set(record, new Set([group]));
    }
  }
}

/** The full path of the record that an operation touches. */
function recordKey({ part, path }: Operation): string {
  const depth = part === 'workspace' ? 2 : part === 'sticker_template_settings' ? 0 : 1;
  return fullPath({ part, path: path.split('/').slice(0, depth).join('/') });
}

const BOUND_PROPS: ReadonlySet<string> = new Set(['stickerId', 'image', 'sectionId', 'static']);

/**
 * Whether no invariant looks at what the operation sets. Colours of the palette are always there; where the album's
 * further ones come or go, colour props count as bound.
 */
function isFree(operation: Operation, coloursChange: boolean): boolean {
  const place = readPath(operation.part, operation.path);
  if (!place || place.field === null || BOUND_PROPS.has(place.field)) return false;
  if (place.table !== 'nodes') return true;
  return place.isProp && !(coloursChange && COLOR_PROPS.has(place.field));
}

function isExtraColor({ part, path }: Operation): boolean {
  return part === 'colors' && !Object.hasOwn(DEFAULT_COLORS, path);
}

/** What is known of one record so far, in the order in which it is written: gone, made anew, fields set. */
interface Fold {
  removal: Operation | null;
  creation: Exclude<Operation, { removed: true }> | null;
  fields: Map<string, Operation>;
}

/** One patch with the same effect: per record at most its removal, its creation, and one operation per field. */
export function squashOperations(operations: Patch): Patch {
  const folds = new Map<string, Fold>();
  for (const operation of operations) {
    const place = readPath(operation.part, operation.path);
    const key = recordKey(operation);
    const fold = folds.get(key) ?? { removal: null, creation: null, fields: new Map() };
    folds.set(key, fold);
    if (!place || place.table === 'colors' || place.table === 'fonts') fold.fields.set(operation.path, operation);
    else if (place.field !== null) foldField(fold, place.field, place.isProp, operation);
    else if (!('removed' in operation)) fold.creation = operation;
    else if (fold.creation && !fold.removal) folds.delete(key);
    else folds.set(key, { removal: operation, creation: null, fields: new Map() });
  }
  return [...folds.values()].flatMap(({ removal, creation, fields }) =>
    [removal, creation, ...fields.values()].filter((operation) => operation !== null),
  );
}

function foldField(fold: Fold, field: string, isProp: boolean, operation: Operation): void {
  const { creation } = fold;
  if (creation) {
    fold.creation = { ...creation, value: withField(creation.value, field, isProp, operation) as never };
    return;
  }
  const earlier = fold.fields.get(operation.path);
  const base = earlier && 'base' in earlier ? earlier.base : undefined;
  const keepsBase = earlier !== undefined && !('removed' in operation);
  fold.fields.set(operation.path, keepsBase ? withBase(operation, base) : operation);
}

/** The text that the first of several changes was made from is what the server still holds. */
function withBase(operation: Exclude<Operation, { removed: true }>, base: string | undefined): Operation {
  const { base: _later, ...rest } = operation;
  return base === undefined ? rest : { ...rest, base };
}

function withField(whole: unknown, field: string, isProp: boolean, operation: Operation): unknown {
  const record = whole as Readonly<Record<string, unknown>>;
  if (!isProp) return set(record, field, operation);
  return { ...record, props: set((record['props'] ?? {}) as Readonly<Record<string, unknown>>, field, operation) };
}

function set(record: Readonly<Record<string, unknown>>, field: string, operation: Operation): Record<string, unknown> {
  const { [field]: _before, ...rest } = record;
  return 'removed' in operation ? rest : { ...rest, [field]: operation.value };
}
