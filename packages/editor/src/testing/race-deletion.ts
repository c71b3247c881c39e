import {
  type AlbumDocument,
  applyPatch,
  copyDocument,
  type NodeId,
  type Operation,
  type StickerId,
  touchedRecords,
  type TouchedRecord,
} from '@figurina/album';
import type { AppliedMutation } from '@figurina/contract';
import { recordOf } from '../store/change.ts';
import { createFakeClock } from './fake-clock.ts';
import { createMemoryDevice } from './memory-outbox.ts';
import { type Deleted, editOn, victim } from './race-edits.ts';
import { createRandom } from './random.ts';
import { randomEdit } from './random-edit.ts';
import { openEditor, type SimulatedEditor } from './simulated-editor.ts';
import { CALM, createSimulatedNetwork } from './simulated-network.ts';
import { createSimulatedServer } from './simulated-server.ts';
import { aBusyAlbum, differences } from './simulate.ts';

export interface DeletionRace {
  /** Empty when all that was deleted came back, as the server had it, or its author was told that it cannot. */
  readonly faults: readonly string[];
  /** What was deleted, and whose change the server took first. */
  readonly kind: Deleted | 'nothing';
  readonly order: 'colleague first' | 'deletion first' | 'refused';
}

const DELETE = 'steps.delete';

/**
 * One person deletes something while a colleague works on it, and undoes it. The server's order of the two is left to
 * chance, and so is what else both have on their way.
 */
export async function raceDeletion(seed: number): Promise<DeletionRace> {
  const random = createRandom(seed);
  const clock = createFakeClock();
  const start = aBusyAlbum();
  const server = createSimulatedServer(copyDocument(start));
  const network = createSimulatedNetwork(server, clock, random);
  network.weather = { ...CALM, delay: 300 };
  let count = 0;
  const world = { server, network, clock, makeId: () => `x${++count}` };
  const [ann, ben] = [
    await openEditor(world, 'ann', createMemoryDevice()),
    await openEditor(world, 'ben', createMemoryDevice()),
  ];
  await clock.advance(1000);

  /** Records that the deleter changed herself, maybe without sending it: how they come back is her own affair. */
  const written: string[] = [];
  ann.store.onChange(({ label, touched }) => {
    if (label === 'steps.before') written.push(...touched.map(({ table, id }) => `${table}:${id}`));
  });
  for (let edits = random.below(3); edits > 0; edits--) {
    const { patch } = randomEdit(ann.store.document, random, world.makeId, 'ann');
    ann.store.transact('steps.before', patch);
    await clock.advance(random.below(2500));
  }
  const { kind, patch } = victim(ann.store.document, random);
  if (patch.length === 0) return { faults: [], kind: 'nothing', order: 'refused' };
  const doomed = touchedRecords(patch);
  const colleague = (): void => {
    for (let edits = 1 + random.below(3); edits > 0; edits--) {
      const edit = random.chance(0.8)
        ? editOn(ben.store.document, random.pick(doomed)!, random)
        : randomEdit(ben.store.document, random, world.makeId, 'ben').patch;
      ben.store.transact('steps.edit', edit);
    }
    if (random.chance(0.6)) void ben.sync.flush();
  };
  const deletion = (): boolean => {
    if (random.chance(0.3)) {
      const own = editOn(ann.store.document, random.pick(doomed)!, random);
      if (!own.some((operation) => 'removed' in operation)) ann.store.transact('steps.before', own);
    }
    const done = ann.store.transact(DELETE, patch);
    if (random.chance(0.4)) void ann.sync.flush();
    return done.ok && done.change !== null;
  };
  if (random.chance(0.5)) colleague();
  await clock.advance(random.below(2500));
  if (!deletion()) return { faults: [], kind: 'nothing', order: 'refused' };
  for (let rounds = random.below(3); rounds > 0; rounds--) {
    await clock.advance(random.below(1500));
    colleague();
  }
  await clock.advance(random.chance(0.7) ? 20_000 : random.below(2500));

  const told: string[] = [];
  const ownWrites = new Set(written);
  const answer = ann.history.undo();
  told.push(...answer.skipped, ...(answer.partial ? [DELETE] : []));
  await clock.advance(20_000);
  const log = mutations(server.catchUp({ version: 0, mutation_id: null }));
  const { before, gone, order } = lookedLike(start, log, ann.clientId, doomed);
  const faults = equality(server.document, [ann, ben]);
  if (ann.notices.some((notice) => notice.kind === 'refused' && notice.label === DELETE)) told.push(DELETE);
  if (gone.length === 0 && ann.notices.some((notice) => notice.kind === 'refused'))
    return { faults, kind, order: 'refused' };
  if (answer.label !== DELETE && !told.includes(DELETE)) faults.push(`undo answered ${JSON.stringify(answer)}`);
  // On the deleter's screen, which had changes that the server then refused, it may have had no place to come back to.
  const wasElsewhere = ann.notices.some(({ kind }) => kind === 'refused');
  for (const record of gone) {
    const name = `${record.table}:${record.id}`;
    const [was, is] = [recordOf(before, record), recordOf(server.document, record)];
    if (is === undefined) {
      const mayBeLost = isHomeless(server.document, was!) || wasElsewhere || ownWrites.has(name);
      const isTold = told.includes(DELETE);
      if (!(mayBeLost && isTold) && !wasRemovedLater(record)) faults.push(`${name} did not come back`);
    } else if (!ownWrites.has(name) && !wroteLater(log, record) && said(was) !== said(is))
      faults.push(`${name} came back as ${JSON.stringify(is)}, was ${JSON.stringify(was)}`);
  }
  return { faults, kind, order };

  /** What a record says, without names of what the deleter was told is lost, what is gone, or what hangs elsewhere by now. */
  function said(record: object | undefined): string {
    const { id } = record as { id?: string };
    return JSON.stringify(record, (field, value: unknown) => {
      if (field !== 'stickerId' && field !== 'image') return value;
      const isGone = !server.document.stickers.has(value as StickerId);
      return told.includes(DELETE) || isGone || hangsElsewhere(value, id) ? null : value;
    });
  }

  /** A sticker is in one cell: what the colleague placed meanwhile stays where they placed it. */
  function hangsElsewhere(sticker: unknown, cell: string | undefined): boolean {
    return [...server.document.nodes.values()].some(
      ({ id, type, props }) => type === 'StickerCell' && id !== cell && props.stickerId === sticker,
    );
  }

  /** Whether it had come back, and the colleague deleted it then, which its author was told. */
  function wasRemovedLater(record: TouchedRecord): boolean {
    const isTold = ann.notices.some(
      (notice) => notice.kind === 'removed' && notice.things.some(({ id }) => id === record.id),
    );
    return isTold && wroteLater(log, record);
  }

  /** Whether the colleague wrote on a record after it had come back. */
  function wroteLater(all: readonly AppliedMutation[], { table, id }: TouchedRecord): boolean {
    const back = all.findLastIndex(({ client_id }) => client_id === ann.clientId);
    return all
      .slice(back)
      .some(({ client_id, units }) => client_id === ben.clientId && touches(units, `${table}:${id}`));
  }
}

function isHomeless(document: AlbumDocument, record: object): boolean {
  const { parent, sectionId } = record as { parent?: string | null; sectionId?: string };
  return [parent, sectionId].some((home) => typeof home === 'string' && !document.nodes.has(home as NodeId));
}

function touches(units: AppliedMutation['units'], record: string): boolean {
  return touchedRecords(units.flatMap(({ operations }) => operations)).some(
    ({ table, id }) => `${table}:${id}` === record,
  );
}

function mutations(answer: ReturnType<ReturnType<typeof createSimulatedServer>['catchUp']>): AppliedMutation[] {
  return 'mutations' in answer ? [...answer.mutations] : [];
}

/** The server's document just before the deletion, which of its records the deletion took, and who was first. */
function lookedLike(
  start: AlbumDocument,
  log: readonly AppliedMutation[],
  deleter: string,
  doomed: readonly TouchedRecord[],
): { before: AlbumDocument; gone: TouchedRecord[]; order: DeletionRace['order'] } {
  const before = copyDocument(start);
  let isOverwritten = false;
  for (const { client_id, units } of log) {
    const operations = units.flatMap((unit) => unit.operations);
    const removes = (operation: Operation): boolean => 'removed' in operation && !operation.path.includes('props');
    const takes = touchedRecords(operations.filter(removes)).filter(
      ({ table, id }) =>
        doomed.some((one) => one.table === table && one.id === id) && recordOf(before, { table, id }) !== undefined,
    );
    if (client_id === deleter && takes.some(({ id }) => id === doomed.at(-1)!.id))
      return { before, gone: takes, order: isOverwritten ? 'colleague first' : 'deletion first' };
    if (client_id !== deleter && doomed.some(({ table, id }) => touches(units, `${table}:${id}`))) isOverwritten = true;
    applyPatch(before, operations);
  }
  return { before, gone: [], order: 'deletion first' };
}

function equality(truth: AlbumDocument, editors: readonly SimulatedEditor[]): string[] {
  return editors.flatMap(({ store }) => differences(truth, store.document));
}
