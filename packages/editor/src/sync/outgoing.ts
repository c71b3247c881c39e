import { invertPatch, type NodeId, type Operation, touchedRecords } from '@figurina/album';
import { type Acknowledgement, type AppliedMutation, REALTIME } from '@figurina/contract';
import { takeOwn } from './incoming.ts';
import { isThere, type Named, namedThings } from './notices.ts';
import type { PendingUnit, SealedMutation } from './outbox.ts';
import type { SyncCore } from './sync-core.ts';
import { createTextRebase, isBasedOn, textNodeOf } from './text-base.ts';
import { retryDelay, verdictOn } from './verdict.ts';

/** A message above the server's limit ends the connection, and would again and again. Letters may take several bytes. */
function isTooLarge({ mutation }: SealedMutation): boolean {
  return JSON.stringify(mutation).length > REALTIME.messageBytes / 2;
}

interface Refused {
  readonly unit: PendingUnit;
  readonly code: string;
  readonly things: readonly Named[];
}
const PLACE_GONE: ReadonlySet<string> = new Set(['node_gone', 'parent_gone', 'invariant_broken']);

type Accepted = Extract<Acknowledgement, { ok: true }>;

/** Sends what is pending, one mutation at a time, and deals with the answers. */
export interface Outgoing {
  /** Sends what is due, if it may go now. Call it whenever something of that changed. */
  pump(): Promise<void>;
  isSending(): boolean;
  /** Whether a mutation of the stream is the one that was just acknowledged; then it is dealt with. */
  confirms(mutation: AppliedMutation): boolean;
}

/** `isHeld`: an operation of several steps is running. */
export function createOutgoing(core: SyncCore, isHeld: () => boolean): Outgoing {
  const { pending, replica, stream, timer } = core;
  let isPumping = false;
  /** Something changed while it was at work: it has to look once more. */
  let wasCalled = false;
  let isSending = false;
  let attempts = 0;
  let cancelRetry = (): void => undefined;
  /** After the server could not read a mutation its units go one by one. */
  let alone = false;
  /** Texts whose merger was told; it may be made several times before the server has it. */
  const toldMerged = new Set<NodeId>();
  /** The mutation that was just acknowledged, until its turn in the stream has come. */
  let acknowledged: string | null = null;

  async function pump(): Promise<void> {
    wasCalled = true;
    if (isPumping) return;
    isPumping = true;
    try {
      while (wasCalled && core.maySend()) {
        wasCalled = false;
        await sendDue();
      }
    } finally {
      isPumping = false;
      isSending = false;
      core.announce();
    }
  }

  async function sendDue(): Promise<void> {
    while (core.maySend()) {
      const next = pending.head() ?? (await seal());
      if (!next || !core.maySend()) return;
      if (await deliver(next)) continue;
      // Where the connection is gone, this does nothing: the next one starts anew by itself.
      cancelRetry();
      cancelRetry = core.clock.after(retryDelay(attempts++), () => void pump());
      return;
    }
  }

  async function seal(): Promise<SealedMutation | null> {
    if (!timer.isDue() || isHeld()) return null;
    const merged = new Set<NodeId>();
    const rebase = createTextRebase({
      server: replica.server,
      openTexts: core.openTexts,
      onMerged: (id) => merged.add(id),
      onRebased: core.history.rebased,
    });
    reshow(pending.rewrite(rebase));
    tellMerged(merged);
    const disputed = disputedTexts();
    const { sealed, taken } = pending.seal(
      { id: core.makeId(), clientId: core.clientId },
      {
        mayGo: ({ operations }) => operations.every((operation) => !disputed.has(textNodeOf(operation))),
        alone,
        slim: replica.slim,
      },
    );
    if (!pending.hasWaiting()) {
      timer.settled();
      alone = false;
    }
    if (taken.length > 0) await core.keep({ mutations: sealed ? [sealed] : [], remove: taken });
    return sealed;
  }

  /** Texts with an open box that others have written in meanwhile: one's own words wait for the box to close. */
  function disputedTexts(): Set<NodeId | null> {
    const disputed = new Set<NodeId | null>();
    for (const id of core.openTexts) {
      const first = pending.operationsOn(`nodes:${id}`).find((operation) => textNodeOf(operation) === id);
      if (first && !isBasedOn(first, replica.server)) disputed.add(id);
    }
    return disputed;
  }

  /** True when the next one may go. */
  async function deliver(sealed: SealedMutation): Promise<boolean> {
    isSending = true;
    core.announce();
    if (isTooLarge(sealed)) {
      await split(sealed, 'payload_too_large');
      return true;
    }
    const answer = await core.transport.send(sealed.mutation);
    const verdict = verdictOn(answer);
    if (!answer || verdict === 'later') return false;
    if (answer.ok) return settle(sealed, answer);
    attempts = 0;
    if (verdict === 'split') await split(sealed, answer.code);
    else core.stopWith(answer.code);
    return true;
  }

  async function settle(sealed: SealedMutation, answer: Accepted): Promise<boolean> {
    const { id, base_version } = sealed.mutation;
    const refused = new Map(answer.refused.map(({ unit_id, code }) => [unit_id, code]));
    const units = sealed.mutation.units.filter((unit) => !refused.has(unit.id));
    const { version } = answer;
    acknowledged = id;
    if (units.length > 0) stream.receive({ id, client_id: core.clientId, user: '', base_version, version, units });
    const isReached = await stream.reach(version);
    acknowledged = null;
    // Lost on the way there: it is sent again over the next connection, and answered the same.
    if (!isReached) return false;
    if (pending.head() === sealed) pending.unseal();
    const { back, lost, late } = takeRefused(sealed, refused);
    if (back.length === 0) toldMerged.clear();
    pending.putBack(back);
    reshow(sealed.units);
    for (const one of lost) tellRefused(one, true);
    setAside(late);
    if (pending.isEmpty()) core.goneThings.clear();
    if (back.length > 0) timer.dueNow();
    attempts = 0;
    await core.keep({ remove: [id], units: [...back, ...late.map(({ unit }) => unit)] });
    return true;
  }

  /** Gives up what was refused, but for units that are tried again, with texts that others wrote in meanwhile, and for those that came after a lock. */
  function takeRefused({ units }: SealedMutation, refused: ReadonlyMap<string, string>) {
    const back: PendingUnit[] = [];
    const lost: Refused[] = [];
    const late: Refused[] = [];
    for (const unit of units) {
      const code = refused.get(unit.id);
      if (code === 'text_changed') back.push({ ...unit, id: core.makeId(), baseVersion: stream.version() });
      else if (code === 'album_locked') late.push(keptAside(giveUp(unit, code)));
      else if (code !== undefined) lost.push(giveUp(unit, code));
    }
    return { back, lost, late };
  }

  /** Its step of undo is gone; taken up again it is another change. */
  function keptAside({ unit, ...rest }: Refused): Refused {
    return { ...rest, unit: { ...unit, id: core.makeId(), serials: [], aside: true } };
  }

  function setAside(late: readonly Refused[]): void {
    if (late.length === 0) return;
    core.aside.put(late.map(({ unit }) => unit));
    core.notify({ kind: 'set_aside', things: late.flatMap(({ things }) => things) });
  }

  /** The server could not read it: its units go one by one, and the one that cannot be read is given up. */
  async function split(sealed: SealedMutation, code: string): Promise<void> {
    pending.unseal();
    const isOne = sealed.units.length === 1;
    const lost = isOne ? giveUp(sealed.units[0]!, code) : null;
    if (!isOne) {
      alone = true;
      pending.putBack(sealed.units);
      timer.dueNow();
    }
    reshow(sealed.units);
    if (lost) tellRefused(lost, false);
    await core.keep({ remove: [sealed.mutation.id], units: isOne ? [] : sealed.units });
  }

  /** Before it goes from the screen, which knows the names. */
  function giveUp(unit: PendingUnit, code: string): Refused {
    const { operations, serials } = unit;
    core.history.refused(serials, invertPatch(replica.server, operations), pending.isAhead);
    return { unit, code, things: namedThings([replica.server, core.store.document], operations, core.goneThings) };
  }

  /** An undo whose place is gone is made once more without it, and only what did not come back is told of. */
  function tellRefused({ unit, code, things }: Refused, mayTryAgain: boolean): void {
    const isTriedAgain = mayTryAgain && PLACE_GONE.has(code) && core.history.again(unit.serials);
    const lost = isTriedAgain ? things.filter((thing) => !isThere(core.store.document, thing)) : things;
    if (lost.length > 0 || !isTriedAgain) core.notify({ kind: 'refused', code, label: unit.label, things: lost });
  }

  function tellMerged(ids: ReadonlySet<NodeId>): void {
    for (const id of ids) {
      if (toldMerged.has(id)) continue;
      toldMerged.add(id);
      const node: Operation = { part: 'workspace', path: `nodes/${id}`, removed: true };
      core.notify({ kind: 'merged', things: namedThings([core.store.document], [node]) });
    }
  }

  function reshow(units: readonly PendingUnit[]): void {
    replica.reshow(touchedRecords(units.flatMap(({ operations }) => operations)));
  }

  return {
    pump,
    isSending: () => isSending,
    confirms(mutation) {
      if (mutation.id !== acknowledged) return false;
      takeOwn(core, mutation);
      pending.unseal();
      replica.confirm(mutation.units.flatMap((unit) => unit.operations));
      return true;
    },
  };
}
