import { type NodeId, touchedRecords } from '@figurina/album';
import { type Acknowledgement, type AppliedMutation, REALTIME } from '@figurina/contract';
import { namedThings } from './notices.ts';
import type { PendingUnit, SealedMutation } from './outbox.ts';
import type { SyncCore } from './sync-core.ts';
import { createTextRebase, isBasedOn, textNodeOf } from './text-base.ts';
import { retryDelay, verdictOn } from './verdict.ts';

/** A message above the server's limit ends the connection, and would again and again. Letters may take several bytes. */
function isTooLarge({ mutation }: SealedMutation): boolean {
  return JSON.stringify(mutation).length > REALTIME.messageBytes / 2;
}

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
    const rebase = createTextRebase({ server: replica.server, openTexts: core.openTexts, onMerged: tellMerged });
    reshow(pending.rewrite(rebase));
    const disputed = disputedTexts();
    const { sealed, taken } = pending.seal(
      { id: core.makeId(), clientId: core.clientId },
      { mayGo: ({ operations }) => operations.every((operation) => !disputed.has(textNodeOf(operation))), alone },
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
    const back = takeRefused(sealed, refused);
    if (pending.isEmpty()) core.goneThings.clear();
    pending.putBack(back);
    reshow(sealed.units);
    if (back.length > 0) timer.dueNow();
    attempts = 0;
    await core.keep({ remove: [id], units: back });
    return true;
  }

  /** Gives up what was refused, and answers the units that are tried again: with texts that others wrote in meanwhile. */
  function takeRefused({ units }: SealedMutation, refused: ReadonlyMap<string, string>): PendingUnit[] {
    const back: PendingUnit[] = [];
    for (const unit of units) {
      const code = refused.get(unit.id);
      if (code === 'text_changed') back.push({ ...unit, id: core.makeId(), baseVersion: stream.version() });
      else if (code !== undefined) giveUp(unit, code);
    }
    return back;
  }

  /** The server could not read it: its units go one by one, and the one that cannot be read is given up. */
  async function split(sealed: SealedMutation, code: string): Promise<void> {
    pending.unseal();
    const isOne = sealed.units.length === 1;
    if (isOne) giveUp(sealed.units[0]!, code);
    else {
      alone = true;
      pending.putBack(sealed.units);
      timer.dueNow();
    }
    reshow(sealed.units);
    await core.keep({ remove: [sealed.mutation.id], units: isOne ? [] : sealed.units });
  }

  function giveUp({ operations, label }: PendingUnit, code: string): void {
    core.history.othersWrote(operations);
    const things = namedThings([replica.server, core.store.document], operations, core.goneThings);
    core.notify({ kind: 'refused', code, label, things });
  }

  function tellMerged(id: NodeId): void {
    const node = { part: 'workspace', path: `nodes/${id}`, removed: true } as const;
    // The words of others are in it now, whatever one's own steps say of it.
    core.history.othersWrote([{ ...node, path: `nodes/${id}/props/text` }]);
    core.notify({ kind: 'merged', things: namedThings([core.store.document], [node]) });
  }

  function reshow(units: readonly PendingUnit[]): void {
    replica.reshow(touchedRecords(units.flatMap(({ operations }) => operations)));
  }

  return {
    pump,
    isSending: () => isSending,
    confirms({ id, units, version }) {
      if (id !== acknowledged) return false;
      const operations = units.flatMap((unit) => unit.operations);
      core.ownWrites.wrote(operations, version);
      pending.unseal();
      replica.confirm(operations);
      return true;
    },
  };
}
