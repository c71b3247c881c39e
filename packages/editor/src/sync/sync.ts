import { type AlbumDocument, type NodeId, squashOperations, touchedRecords } from '@figurina/album';
import type { Clock } from '../clock.ts';
import type { History } from '../history/history.ts';
import type { PresenceTracker } from '../presence/presence.ts';
import type { Change } from '../store/change.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { type Aside, createAside } from './aside.ts';
import { takeCopy, takeMutation } from './incoming.ts';
import { createMutationStream } from './mutation-stream.ts';
import type { Notice } from './notices.ts';
import type { Outbox, OutboxChange, PendingUnit, SealedMutation } from './outbox.ts';
import { createOutgoing } from './outgoing.ts';
import { createOwnWrites } from './own-writes.ts';
import { createPending } from './pending.ts';
import { createReplica } from './replica.ts';
import { createSendTimer } from './send-timer.ts';
import type { SyncCore } from './sync-core.ts';
import { stateName, type SyncState } from './sync-state.ts';
import { withTextBases } from './text-base.ts';
import { ANSWER_UNREADABLE, type SyncTransport, type TransportListener } from './transport.ts';
import { retryDelay } from './verdict.ts';

export interface SyncOptions {
  store: EditorStore;
  history: History;
  transport: SyncTransport;
  outbox: Outbox;
  clock: Clock;
  /** Fresh ids for units and mutations. */
  makeId: () => string;
  /** One a tab and load. */
  clientId: string;
  /** The version of the document in the store. */
  version: number;
  /** A fresh copy of the album; null when it cannot be had now. */
  fetchAlbum(): Promise<{ document: AlbumDocument; version: number } | null>;
  /** Who is there and what they drag; see presence/. */
  presence?: Pick<TransportListener, 'users' | 'peer' | 'userLeft'> & Pick<PresenceTracker, 'settled'>;
  /** Title, date, language or lock of the album changed. */
  onAlbumChanged?(): void;
}

/** Keeps an album in step with the server. */
export interface Sync {
  /** What this tab is called on the socket: what the server does for it is a step of its own. */
  readonly clientId: string;
  /** Takes over what tabs that crashed have left, then connects. */
  start(): Promise<void>;
  /** Sends what is pending, as far as it goes at once, and disconnects. What is left lies in the outbox. */
  stop(): Promise<void>;
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Whether a node carries values that the server has not acknowledged. */
  isPending(id: NodeId): boolean;
  /** One's own changes that the server has not acknowledged, oldest first, those first that a lock refused. */
  unsent(): readonly PendingUnit[];
  /** What a lock refused becomes pending again, once the album is open. */
  takeUpAside(): Promise<void>;
  /** What a lock refused is given up. */
  forgetAside(): Promise<void>;
  /** Gives all of them up, on the device too: nobody will take them. */
  forgetUnsent(): Promise<void>;
  /** The album's version that this client has. */
  version(): number;
  /**
   * Sends all that is pending and waits for the acknowledgement: before export, checkout, preflight, preview, approval.
   * False when it cannot be had now.
   */
  flush(): Promise<boolean>;
  /** Called at the start of every flush: an open text box hands in its words. */
  beforeFlush(listener: () => void): () => void;
  /** Nothing is sent until the answer is called: for operations of several steps. A running gesture holds by itself. */
  hold(): () => void;
  /** The box of a text is open: its words on the screen stay as they are until the answer is called. */
  openText(id: NodeId): () => void;
  /** What the browser says of its network. */
  setOnline(isOnline: boolean): void;
}

/** How long a flush waits for a connection. */
const FLUSH_PATIENCE_MS = 10_000;
/** How long the connection of a closed album is kept for what is on its way. */
const STOP_PATIENCE_MS = 5000;
/** How often one asks whether anything was missed: a message that got lost between servers is found by the next one only. */
const CHECK_MS = 30_000;

export function createSync(options: SyncOptions): Sync {
  const { store, outbox, clock, transport } = options;
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: Notice) => void>();
  const flushListeners = new Set<() => void>();
  const openTexts = new Set<NodeId>();
  const pending = createPending();
  const aside: Aside = createAside(() => core);
  const timer = createSendTimer(clock, pump);
  const stream = createMutationStream({
    version: options.version,
    request: (from) => transport.catchUp(from),
    apply: (mutation) => void (outgoing.confirms(mutation) || takeMutation(core, mutation)),
    reload,
  });
  const core: SyncCore = {
    ...options,
    pending,
    aside,
    replica: createReplica(store, pending, openTexts),
    stream,
    timer,
    ownWrites: createOwnWrites(),
    openTexts,
    goneThings: new Map(),
    keep,
    notify: (notice) => noticeListeners.forEach((listener) => listener(notice)),
    announce,
    maySend: () => isReady && problem === null,
    stopWith(code) {
      if (problem !== code) core.notify({ kind: 'stopped', isDurable, code });
      problem = code;
      announce();
    },
  };
  const outgoing = createOutgoing(core, () => holds > 0 || store.shown.own() !== null);

  let problem: string | null = null;
  let isOnline = true;
  let isReady = false;
  let everConnected = false;
  let isDurable = true;
  let holds = 0;
  let isConnected = false;
  let failures = 0;
  /** Codes of the outage that was told, null without one. */
  let told = new Set<string | null>();
  let cancelCheck = (): void => undefined;
  let state = currentState();

  function currentState(): SyncState {
    const count = pending.units();
    const name = stateName({ problem, isOnline, isReady, isSending: outgoing.isSending(), pending: count });
    return { name, pending: count, aside: aside.units().length, code: problem, everConnected, isDurable };
  }
  function announce(): void {
    const next = currentState();
    if ((Object.keys(next) as (keyof SyncState)[]).every((key) => next[key] === state[key])) return;
    state = next;
    options.presence?.settled();
    for (const listener of listeners) listener();
  }
  function pump(): void {
    void outgoing.pump();
  }

  async function keep(change: OutboxChange): Promise<void> {
    try {
      await outbox.write(change);
    } catch {
      if (isDurable) core.notify({ kind: 'unstored' });
      isDurable = false;
      announce();
    }
  }

  function addOwn({ origin, serial, label, patch, inverse }: Change): void {
    if (origin === 'remote') return;
    const { operations, texts } = withTextBases(squashOperations(patch), inverse);
    if (operations.length === 0) return;
    const unit: PendingUnit = {
      id: options.makeId(),
      label,
      operations,
      serials: [serial],
      baseVersion: stream.version(),
      texts,
    };
    pending.add(unit);
    void keep({ units: [unit] });
    timer.touched(pending.waitingOperations());
    announce();
  }

  async function adopt(): Promise<void> {
    const left = await outbox.adopt().catch(() => ({ mutations: [], units: [] }));
    const ofOthers = (units: readonly PendingUnit[]) => units.map((unit): PendingUnit => ({ ...unit, serials: [] }));
    const mutations = left.mutations.map((one): SealedMutation => ({ ...one, units: ofOthers(one.units) }));
    const own = ofOthers(left.units);
    const units = own.filter((unit) => !unit.aside);
    aside.put(own.filter((unit) => unit.aside));
    for (const mutation of mutations) pending.adopt(mutation);
    for (const unit of units) pending.add(unit);
    const all = [...mutations.flatMap((mutation) => mutation.units), ...units];
    core.replica.reshow(touchedRecords(all.flatMap(({ operations }) => operations)));
    if (all.length > 0) timer.dueNow();
  }

  async function reload(): Promise<number | null> {
    const fresh = await options.fetchAlbum().catch(() => null);
    if (fresh) {
      takeCopy(core, fresh.document);
      return fresh.version;
    }
    return null;
  }

  async function catchUp(): Promise<void> {
    cancelCheck();
    isReady = (await stream.catchUp()) && isConnected;
    everConnected ||= isReady;
    failures = isReady ? 0 : failures + 1;
    announce();
    pump();
    cancelCheck();
    if (isConnected) cancelCheck = clock.after(isReady ? CHECK_MS : retryDelay(failures), () => void catchUp());
  }

  /** Whether all of it was acknowledged in time. */
  async function sendAll(patience: number): Promise<boolean> {
    if (pending.isEmpty()) return true;
    timer.dueNow();
    return new Promise<boolean>((resolve) => {
      const finish = (isSaved: boolean): void => {
        giveUp();
        stop();
        resolve(isSaved);
      };
      const judge = (): void => {
        if (pending.isEmpty()) finish(true);
        else if (state.name === 'offline' || state.name === 'problem') finish(false);
      };
      const giveUp = clock.after(patience, () => finish(false));
      const stop = add(listeners, judge);
      judge();
    });
  }

  const listener: TransportListener = {
    connected() {
      problem = null;
      // What cannot be read is found out on every connection.
      told = new Set(told.has(ANSWER_UNREADABLE) ? [ANSWER_UNREADABLE] : []);
      isConnected = true;
      isReady = false;
      void catchUp();
    },
    disconnected(reason) {
      isConnected = false;
      isReady = false;
      if (reason.kind === 'refused') return core.stopWith(reason.code);
      announce();
      // Of a device without a network the state says enough.
      if (reason.kind === 'lost' || told.has(reason.code) || !isOnline) return;
      told.add(reason.code);
      core.notify({ kind: 'unreached', isDurable, code: reason.code });
    },
    mutation: (mutation) => stream.receive(mutation),
    mergeError() {
      core.notify({ kind: 'merge_error' });
      void stream.reload();
    },
    albumChanged: () => options.onAlbumChanged?.(),
    users: (users) => options.presence?.users(users),
    peer: (presence) => options.presence?.peer(presence),
    userLeft: (id) => options.presence?.userLeft(id),
  };

  const stopListening = [store.onChange(addOwn), store.shown.onOwn(pump)];

  return {
    clientId: options.clientId,
    async start() {
      await adopt();
      transport.open(listener);
    },
    async stop() {
      for (const stop of stopListening) stop();
      if (core.maySend()) await sendAll(STOP_PATIENCE_MS);
      timer.stop();
      cancelCheck();
      transport.close();
      outbox.close();
    },
    state: () => state,
    subscribe: (added) => add(listeners, added),
    onNotice: (added) => add(noticeListeners, added),
    isPending: (id) => pending.operationsOn(`nodes:${id}`).length > 0,
    unsent: () => [...aside.units(), ...pending.all()],
    takeUpAside: () => aside.takeUp(),
    forgetAside: () => {
      const remove = aside.forget();
      announce();
      return keep({ remove });
    },
    forgetUnsent: () => {
      const remove = [...aside.forget(), ...pending.forget()];
      announce();
      return keep({ remove });
    },
    version: () => stream.version(),
    async flush() {
      for (const hand of flushListeners) hand();
      return sendAll(FLUSH_PATIENCE_MS);
    },
    beforeFlush: (added) => add(flushListeners, added),
    hold() {
      holds++;
      let isHolding = true;
      return () => {
        if (isHolding) holds--;
        isHolding = false;
        pump();
      };
    },
    openText(id) {
      openTexts.add(id);
      return () => {
        openTexts.delete(id);
        core.replica.reshow([{ table: 'nodes', id }]);
        pump();
      };
    },
    setOnline(next) {
      isOnline = next;
      announce();
    },
  };
}

function add<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
