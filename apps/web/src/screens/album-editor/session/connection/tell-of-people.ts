import { peopleHere, type Person, type PresenceTracker } from '@figurina/editor';
import type { Notify } from '../notices/notices.ts';
import type { Following } from './following.ts';

interface Parts {
  readonly presence: PresenceTracker;
  readonly following: Following;
  readonly notify: Notify;
  readonly me: string;
  readonly now: () => number;
}

/** Nobody is asked again by the same person sooner, however often they switch it on. */
const ASK_AGAIN_MS = 60_000;

/** Says who begins to follow oneself, and who invites everybody to follow them. */
export function tellOfPeople({ presence, following, notify, me, now }: Parts): () => void {
  let before = new Map<string, Person>();
  const asked = new Map<string, number>();
  return presence.subscribe(() => {
    const people = new Map(peopleHere(presence.peers(), me).map((person) => [person.userId, person]));
    for (const [id, { name, followsMe, leads, isSelf }] of people) {
      if (followsMe && !before.get(id)?.followsMe) notify('presence.follows_you', { name });
      const isNew = now() - (asked.get(id) ?? Number.NEGATIVE_INFINITY) >= ASK_AGAIN_MS;
      if (!leads || before.get(id)?.leads || isSelf || !isNew || following.get() === id) continue;
      asked.set(id, now());
      notify('presence.invites_you', { name }, undefined, {
        key: 'presence.follow',
        run: () => following.follow(id),
      });
    }
    before = people;
  });
}
