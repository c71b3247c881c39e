import type { PresenceUser } from '@figurina/contract';
import type { Peer } from './presence.ts';

/** Somebody in the album, however many windows they have open. */
export interface Person {
  readonly userId: string;
  /** Told apart from others of the same name by their address. */
  readonly name: string;
  readonly picture: string | null;
  readonly color: string;
  /** One's own other windows. */
  readonly isSelf: boolean;
  /** The connection in which they do something. */
  readonly window: string;
  readonly spreadId: string | null;
  /** Away from the keyboard in all of their windows. */
  readonly idle: boolean;
  readonly alone: boolean;
  readonly leads: boolean;
  readonly followsMe: boolean;
}

export type Peers = ReadonlyMap<string, Peer>;

/** One of each person, in the order in which they came. */
export function peopleHere(peers: Peers, me: string): Person[] {
  const names = shownNames(peers);
  const windows = Map.groupBy(peers.values(), ({ user }) => user.user_id);
  return [...windows].map(([userId, all]) => {
    const { user, presence } = liveliest(all)!;
    const isSelf = userId === me;
    return {
      userId,
      name: names.get(userId)!,
      picture: user.picture,
      color: user.color,
      isSelf,
      window: user.id,
      spreadId: presence?.view?.spread_id ?? presence?.spread_id ?? null,
      idle: all.every((one) => one.presence?.idle === true),
      alone: all.some((one) => one.presence?.alone === true),
      leads: all.some((one) => one.presence?.leads === true),
      followsMe: !isSelf && all.some((one) => one.presence?.follows === me),
    };
  });
}

/**
 * Which window of a person to follow: the one that is followed already, unless they have gone on in another one. Null
 * when they are gone.
 */
export function windowToFollow(peers: Peers, userId: string, last: string | null): Peer | null {
  const all = windowsOf(peers, userId);
  const now = all.find(({ user }) => user.id === last);
  return now && !now.presence?.idle && !now.presence?.alone ? now : liveliest(all);
}

/** Whether somebody follows me, or follows somebody who does: whoever followed them, too, would go round in circles. */
export function isLedBy(peers: Peers, userId: string, me: string): boolean {
  const seen = new Set<string>();
  const open = [userId];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    for (const { presence } of windowsOf(peers, one)) {
      if (presence?.follows === me) return true;
      if (presence?.follows) open.push(presence.follows);
    }
  }
  return false;
}

/** The name of everybody here, by user id; two people of one name are told apart by their addresses. */
export function shownNames(peers: Peers): Map<string, string> {
  const people = new Map([...peers.values()].map(({ user }) => [user.user_id, user]));
  const counts = new Map<string, number>();
  for (const { name } of people.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...people].map(([id, user]) => [id, nameAmong(user, counts)]));
}

function nameAmong({ name, email }: PresenceUser, counts: ReadonlyMap<string, number>): string {
  return counts.get(name)! > 1 && email && email !== name ? `${name} (${email})` : name;
}

function windowsOf(peers: Peers, userId: string): Peer[] {
  return [...peers.values()].filter(({ user }) => user.user_id === userId);
}

/** The one whose pointer is seen, else one where somebody is; of several the latest. */
function liveliest(windows: readonly Peer[]): Peer | null {
  const life = ({ presence }: Peer): number =>
    presence === null ? 0 : 1 + Number(!presence.idle) * 2 + Number(presence.pointer !== null);
  return windows.reduce<Peer | null>((best, one) => (best && life(best) > life(one) ? best : one), null);
}
