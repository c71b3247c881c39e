import type { Mutation } from '@figurina/contract';
import { type Operation, type Patch, readPath, squashUnits } from '@figurina/album';
import type { PendingUnit, SealedMutation } from './outbox.ts';

/** Of one mutation, beside the contract's own limits: what one message carries with room to spare. */
const UNITS_AT_ONCE = 400;
const BYTES_AT_ONCE = 4_000_000;

/**
 * One's own changes that the server has not acknowledged, in their order: sealed mutations first (the first of them may
 * be on its way), then units that wait.
 */
export interface Pending {
  add(unit: PendingUnit): void;
  /** Mutations of a tab that is gone; they go first, under their own ids. */
  adopt(sealed: SealedMutation): void;
  isEmpty(): boolean;
  /** Oldest first. */
  all(): readonly PendingUnit[];
  /** Gives all of it up; answers under which names it is stored. */
  forget(): string[];
  units(): number;
  /** Operations that wait to be sealed. */
  waitingOperations(): number;
  hasWaiting(): boolean;
  /** The mutation to send now. */
  head(): SealedMutation | null;
  /** Freezes what may go now under a mutation's id. `mayGo` holds units back, and with them what may build on them. */
  seal(name: { id: string; clientId: string }, options: SealOptions): Sealing;
  /** Takes the first mutation off: it was acknowledged, or will go differently. */
  unseal(): SealedMutation | null;
  /** Puts units in front of those that wait. */
  putBack(units: readonly PendingUnit[]): void;
  /** Changes what waits, unit by unit, in order. Answers the units that became other ones. */
  rewrite(change: (unit: PendingUnit) => PendingUnit): PendingUnit[];
  /** The server has taken a mutation, whether its answer is here or not. Answers the serials of what it held. */
  taken(mutationId: string): readonly number[];
  /** Whether the server will take the change with this serial after all that it has told so far. */
  isAhead(serial: number): boolean;
  /** All operations on one record (`nodes:n1`), oldest first; empty for most. */
  operationsOn(record: string): readonly Operation[];
}

export interface SealOptions {
  mayGo: (unit: PendingUnit) => boolean;
  /** One unit only: after the server could not read several at once. */
  alone: boolean;
  /** Leaves out of a unit what would change nothing. */
  slim: (operations: Patch) => Patch;
}

export interface Sealing {
  /** Null when nothing may go, or when all that was done has been undone again. */
  readonly sealed: SealedMutation | null;
  /** Ids of the units that no longer wait. */
  readonly taken: readonly string[];
}

export function recordNameOf(operation: Operation): string | null {
  const place = readPath(operation.part, operation.path);
  return place && `${place.table}:${place.id}`;
}

export function createPending(): Pending {
  const sealed: SealedMutation[] = [];
  let waiting: PendingUnit[] = [];
  let byRecord: Map<string, Operation[]> | null = null;

  let waitingOperations = 0;
  const takenIds = new Set<string>();
  let ahead: Set<number> | null = null;

  function changed(): void {
    byRecord = null;
    ahead = null;
    waitingOperations = waiting.reduce((sum, { operations }) => sum + operations.length, 0);
  }
  function all(): PendingUnit[] {
    return [...sealed.flatMap(({ units }) => units), ...waiting];
  }
  function index(): Map<string, Operation[]> {
    const found = new Map<string, Operation[]>();
    for (const unit of all()) note(found, unit);
    return found;
  }
  function note(into: Map<string, Operation[]>, unit: PendingUnit): void {
    for (const operation of unit.operations) {
      const record = recordNameOf(operation);
      if (record === null) continue;
      const known = into.get(record);
      if (known) known.push(operation);
      else into.set(record, [operation]);
    }
  }

  return {
    add(unit) {
      waiting.push(unit);
      waitingOperations += unit.operations.length;
      if (byRecord) note(byRecord, unit);
      for (const serial of unit.serials) ahead?.add(serial);
    },
    adopt(mutation) {
      sealed.push(mutation);
      changed();
    },
    all,
    forget() {
      const ids = [...sealed.map(({ mutation }) => mutation.id), ...waiting.map(({ id }) => id)];
      sealed.length = 0;
      waiting = [];
      changed();
      return ids;
    },
    isEmpty: () => sealed.length === 0 && waiting.length === 0,
    units: () => waiting.length + sealed.reduce((sum, { units }) => sum + units.length, 0),
    waitingOperations: () => waitingOperations,
    hasWaiting: () => waiting.length > 0,
    head: () => sealed[0] ?? null,
    seal({ id, clientId }, { mayGo, alone, slim }) {
      const going = chooseUnits(waiting, { mayGo, alone });
      const taken = new Set(going.map((unit) => unit.id));
      waiting = waiting.filter((unit) => !taken.has(unit.id));
      changed();
      const units = squashUnits(going)
        .map(({ operations, from }) => joined(from, slim(operations)))
        .filter(({ operations }) => operations.length > 0);
      if (units.length === 0) return { sealed: null, taken: [...taken] };
      const mutation: Mutation = {
        id,
        client_id: clientId,
        base_version: Math.min(...units.map(({ baseVersion }) => baseVersion)),
        units: units.map((unit) => ({ id: unit.id, operations: [...unit.operations] })),
      };
      sealed.push({ mutation, units });
      return { sealed: sealed.at(-1)!, taken: [...taken] };
    },
    unseal() {
      const first = sealed.shift() ?? null;
      if (first) takenIds.delete(first.mutation.id);
      changed();
      return first;
    },
    putBack(units) {
      waiting = [...units, ...waiting];
      changed();
    },
    rewrite(change) {
      const rewritten: PendingUnit[] = [];
      waiting = waiting.map((unit) => {
        const next = change(unit);
        if (next !== unit) rewritten.push(next);
        return next;
      });
      if (rewritten.length > 0) changed();
      return rewritten;
    },
    taken(mutationId) {
      const one = sealed.find(({ mutation }) => mutation.id === mutationId);
      if (!one) return [];
      takenIds.add(mutationId);
      ahead = null;
      return one.units.flatMap(({ serials }) => serials);
    },
    isAhead(serial) {
      ahead ??= new Set(
        [
          ...sealed.filter(({ mutation }) => !takenIds.has(mutation.id)).flatMap(({ units }) => units),
          ...waiting,
        ].flatMap(({ serials }) => serials),
      );
      return ahead.has(serial);
    },
    operationsOn(record) {
      byRecord ??= index();
      return byRecord.get(record) ?? [];
    },
  };
}

function chooseUnits(waiting: readonly PendingUnit[], { mayGo, alone }: Omit<SealOptions, 'slim'>): PendingUnit[] {
  const going: PendingUnit[] = [];
  const heldRecords = new Set<string | null>();
  let bytes = 0;
  for (const unit of waiting) {
    if (going.length > 0 && (alone || going.length >= UNITS_AT_ONCE || bytes > BYTES_AT_ONCE)) break;
    const standsAlone = (): boolean =>
      unit.operations.every((operation) => isPlain(operation) && !heldRecords.has(recordNameOf(operation)));
    if (mayGo(unit) && (heldRecords.size === 0 || standsAlone())) {
      going.push(unit);
      bytes += JSON.stringify(unit.operations).length;
    } else for (const operation of unit.operations) heldRecords.add(recordNameOf(operation));
  }
  return going;
}

const LINKS: ReadonlySet<string | null> = new Set([null, 'parent', 'stickerId', 'image', 'sectionId']);

/** Sets one value that names no other record. */
function isPlain(operation: Operation): boolean {
  const place = readPath(operation.part, operation.path);
  return place !== null && !LINKS.has(place.field);
}

/** Several units as one, under the first one's name. */
function joined(from: readonly PendingUnit[], operations: readonly Operation[]): PendingUnit {
  const first = from[0]!;
  return {
    id: first.id,
    label: first.label,
    operations,
    serials: from.flatMap(({ serials }) => serials),
    baseVersion: Math.min(...from.map(({ baseVersion }) => baseVersion)),
    texts: Object.assign({}, ...from.toReversed().map(({ texts }) => texts)) as PendingUnit['texts'],
  };
}
