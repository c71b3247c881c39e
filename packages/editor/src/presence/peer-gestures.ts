import type { AlbumNode, NodeId } from '@figurina/album';
import type { PeerPresence } from '@figurina/contract';
import type { Clock } from '../clock.ts';
import type { Change } from '../store/change.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { GestureValues } from '../store/shown-values.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * What others drag, shown in the store. A value that was committed since, by whomever, beats what somebody's gesture
 * says, until that gesture says something else: a hand at rest covers nothing newer, one that moves on is seen.
 */
export interface PeerGestures {
  /** All that a peer's gesture moves now; null when it ended. */
  show(peer: string, gesture: PeerPresence['gesture']): void;
}

/** A gesture of somebody whose last word got lost ends for the others after this time. */
const LIFE_MS = 10_000;

export function createPeerGestures(store: EditorStore, clock: Clock): PeerGestures {
  const said = new Map<string, GestureValues>();
  /** By peer: values that something newer stands for, as the peer last said them. */
  const beaten = new Map<string, Map<NodeId, Props>>();
  const ends = new Map<string, () => void>();

  function end(peer: string): void {
    ends.get(peer)?.();
    for (const known of [ends, said, beaten]) known.delete(peer);
    store.shown.showPeer(peer, null);
  }

  function put(peer: string): void {
    const values = said.get(peer)!;
    const still = stillSaid(values, beaten.get(peer));
    if (still) beaten.set(peer, still);
    else beaten.delete(peer);
    store.shown.showPeer(peer, still ? without(values, still) : values);
  }

  function beat(peer: string, id: NodeId, changed: readonly string[]): boolean {
    const values = said.get(peer)?.get(id);
    const lost = changed.filter((prop) => values && Object.hasOwn(values, prop));
    if (!values || lost.length === 0) return false;
    const old = beaten.get(peer) ?? new Map<NodeId, Props>();
    beaten.set(peer, old.set(id, { ...old.get(id), ...Object.fromEntries(lost.map((prop) => [prop, values[prop]])) }));
    return true;
  }

  store.onChange(({ touched }) => {
    if (said.size === 0) return;
    const changed = touched.flatMap((record) => changedProps(record));
    for (const peer of said.keys()) {
      const isBeaten = changed.map(({ id, props }) => beat(peer, id, props)).some(Boolean);
      if (isBeaten) put(peer);
    }
  });

  return {
    show(peer, gesture) {
      if (!gesture) return end(peer);
      ends.get(peer)?.();
      said.set(peer, new Map(Object.entries(gesture)) as unknown as GestureValues);
      put(peer);
      ends.set(
        peer,
        clock.after(LIFE_MS, () => end(peer)),
      );
    },
  };
}

function changedProps({ table, id, before, after }: Change['touched'][number]): { id: NodeId; props: string[] }[] {
  if (table !== 'nodes' || !before || !after) return [];
  const [was, is] = [(before as AlbumNode).props as Props, (after as AlbumNode).props as Props];
  const props = was === is ? [] : Object.keys(is).filter((prop) => was[prop] !== is[prop]);
  return props.length > 0 ? [{ id: id as NodeId, props }] : [];
}

/** Of what is beaten, what is still said as it was then; null when that is nothing. */
function stillSaid(values: GestureValues, beaten: ReadonlyMap<NodeId, Props> | undefined): Map<NodeId, Props> | null {
  const still = new Map<NodeId, Props>();
  for (const [id, old] of beaten ?? []) {
    const now = values.get(id);
    const same = Object.keys(old).filter((prop) => now && JSON.stringify(now[prop]) === JSON.stringify(old[prop]));
    if (same.length > 0) still.set(id, Object.fromEntries(same.map((prop) => [prop, old[prop]])));
  }
  return still.size > 0 ? still : null;
}

function without(values: GestureValues, beaten: ReadonlyMap<NodeId, Props>): GestureValues {
  const rest = new Map<NodeId, Props>();
  for (const [id, props] of values) {
    const kept = Object.entries(props).filter(([prop]) => !Object.hasOwn(beaten.get(id) ?? {}, prop));
    if (kept.length > 0) rest.set(id, Object.fromEntries(kept));
  }
  return rest;
}
