import type { NodeId } from '@figurina/album';
import { LIMITS, type PeerPresence, type Presence, type PresenceUser, REALTIME } from '@figurina/contract';
import type { Clock } from '../clock.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { GestureValues } from '../store/shown-values.ts';
import { createPeerGestures } from './peer-gestures.ts';
import { createPointerRest } from './pointer-rest.ts';
import { settlingValues } from './settling-values.ts';

/** Somebody else in the album, with what they show of themselves; null until they have shown anything. */
export interface Peer {
  readonly user: PresenceUser;
  readonly presence: PeerPresence | null;
}

/** What oneself shows to others. The values of a running gesture come from the store. */
export type OwnPresence = Omit<Presence, 'gesture'>;

/**
 * Who is in the album and what they do, live. One's own is sent at most 20 times a second; what others drag is shown in
 * the store (`shown`), so that one sees it move before it is saved.
 */
export interface PresenceTracker {
  update(change: Partial<OwnPresence>): void;
  /** Hides from the others where one is: pointer, selection, view. */
  setPrivate(isPrivate: boolean): void;
  /** By connection, without one's own; another object after every change. */
  peers(): ReadonlyMap<string, Peer>;
  subscribe(listener: () => void): () => void;
  /** The name of a person who is or was here, by user id. */
  nameOf(userId: string): string | null;
  /** Something of one's own may have been acknowledged. */
  settled(): void;
  users(users: readonly PresenceUser[]): void;
  peer(presence: PeerPresence): void;
  userLeft(id: string): void;
}

export interface PresenceOptions {
  store: EditorStore;
  clock: Clock;
  send: (presence: Presence, reliable: boolean) => void;
  /** Whether a node carries values that the server has not acknowledged. */
  isPending: (id: NodeId) => boolean;
}

const INTERVAL_MS = 1000 / LIMITS.presencePerSecond;
/** So that what many elements are moved by, about 100 bytes each, stays below what the server passes on in a second. */
const MS_PER_ELEMENT = 0.2;
/** The word that a gesture is over must not overtake the mutation that it became, which may come by another process. */
const LINGER_MS = 300;

/** What is sent in place of what somebody shows who works alone. */
const HIDDEN = { pointer: null, selection: [], spread_id: null, view: null, typing_in: null, field: null, alone: true };

export function createPresence({ store, clock, send, isPending }: PresenceOptions): PresenceTracker {
  let own: OwnPresence = { selection: [], spread_id: null, pointer: null, typing_in: null };
  let isPrivate = false;
  let lastGesture: GestureValues | null = null;
  let sentGesture = false;
  /** The last gesture was committed, and is not saved yet. */
  let isSettling = false;
  let lingersUntil = Number.NEGATIVE_INFINITY;
  let lastSent = Number.NEGATIVE_INFINITY;
  /** Milliseconds after it. */
  let pause = INTERVAL_MS;
  let planned: (() => void) | null = null;
  let peers: ReadonlyMap<string, Peer> = new Map();
  const names = new Map<string, string>();
  const gestures = createPeerGestures(store, clock);
  const listeners = new Set<() => void>();
  const rest = createPointerRest(clock, (id) => {
    const peer = peers.get(id);
    if (peer?.presence) put(new Map(peers).set(id, { ...peer, presence: { ...peer.presence, pointer: null } }));
  });

  function put(next: ReadonlyMap<string, Peer>): void {
    peers = next;
    for (const listener of listeners) listener();
  }

  function plan(): void {
    planned ??= clock.after(Math.max(0, lastSent + pause - clock.now()), () => {
      planned = null;
      lastSent = clock.now();
      sendNow();
    });
  }

  function sendNow(): void {
    // Nobody is there to see it: what hundreds of elements are moved by is not written down twenty times a second.
    const moving = peers.size === 0 ? null : (store.shown.own() ?? afterGesture());
    if (!moving) lastGesture = null;
    const gesture = moving && moving.size <= REALTIME.presenceElements ? moving : null;
    pause = Math.max(INTERVAL_MS, (gesture?.size ?? 0) * MS_PER_ELEMENT);
    // The word that a gesture is over must arrive; all others are followed by another one.
    const isRest = gesture === null && sentGesture;
    sentGesture = gesture !== null;
    const selection = own.selection.slice(0, REALTIME.presenceSelection);
    const shown = { ...own, ...(isPrivate ? HIDDEN : { selection }) };
    send({ ...shown, gesture: gesture && (Object.fromEntries(gesture) as Presence['gesture']) }, isRest);
  }

  /** What is to be seen of a gesture that ended: all of it until it is saved, and a moment more. */
  function afterGesture(): GestureValues | null {
    const settling = settlingValues(store.document, lastGesture, isPending);
    if (settling) isSettling = true;
    else if (isSettling) {
      isSettling = false;
      lingersUntil = clock.now() + LINGER_MS;
    }
    if (settling || clock.now() >= lingersUntil) return settling;
    plan();
    return settlingValues(store.document, lastGesture, () => true);
  }

  store.shown.onOwn(() => {
    lastGesture = store.shown.own() ?? lastGesture;
    plan();
  });

  return {
    update(change) {
      own = { ...own, ...change };
      plan();
    },
    setPrivate(next) {
      isPrivate = next;
      plan();
    },
    peers: () => peers,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    nameOf: (userId) => names.get(userId) ?? null,
    settled() {
      if (lastGesture) plan();
    },
    users(users) {
      const here = new Set(users.map(({ id }) => id));
      for (const id of peers.keys()) {
        if (here.has(id)) continue;
        gestures.show(id, null);
        rest.forget(id);
      }
      for (const user of users) names.set(user.user_id, user.name);
      put(new Map(users.map((user) => [user.id, { user, presence: peers.get(user.id)?.presence ?? null }])));
      // Who has just come does not know yet where one is.
      plan();
    },
    peer(presence) {
      names.set(presence.user.user_id, presence.user.name);
      gestures.show(presence.user.id, presence.gesture);
      const pointer = rest.shown(presence.user.id, presence.pointer);
      put(new Map(peers).set(presence.user.id, { user: presence.user, presence: { ...presence, pointer } }));
    },
    userLeft(id) {
      gestures.show(id, null);
      rest.forget(id);
      if (peers.has(id)) put(new Map([...peers].filter(([other]) => other !== id)));
    },
  };
}
