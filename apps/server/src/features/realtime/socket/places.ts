import type { Clock } from '../../../platform/clock.ts';
import type { Members } from '../../members/index.ts';
import type { RealtimeServer } from './socket-server.ts';

type Place = Awaited<ReturnType<Members['placeOf']>>;

/** What people are in the albums that they have open here: remembered for a short while, and read at once after a change. */
export interface Places {
  /** For one connection. */
  of(albumId: string, user: Parameters<Members['placeOf']>[1]): () => Promise<Place>;
  /** Somebody's place in this album is another one, wherever they are connected. */
  changed(albumId: string): void;
}

/** Without a word of a change a place is looked up anew after this time, so that who was removed does not go on. */
const PLACE_LIFE_MS = 5000;
/** Between processes. */
const CHANGED = 'places_changed';

interface PlacesParts {
  readonly members: Pick<Members, 'placeOf'>;
  readonly clock: Clock;
  /** Whether other processes are told; where there is none, nobody listens. */
  readonly isShared: () => boolean;
}

export function createPlaces(io: RealtimeServer, { members, clock, isShared }: PlacesParts): Places {
  /** How often the places of an album have changed. */
  const changes = new Map<string, number>();
  const note = (albumId: string): void => void changes.set(albumId, (changes.get(albumId) ?? 0) + 1);
  io.on(CHANGED, (albumId: unknown) => {
    if (typeof albumId === 'string') note(albumId);
  });

  return {
    of(albumId, user) {
      let known: { place: Place; at: number; change: number | undefined } | null = null;
      return async () => {
        const [at, change] = [clock.now().getTime(), changes.get(albumId)];
        if (!known || known.change !== change || at - known.at > PLACE_LIFE_MS)
          known = { place: await members.placeOf(albumId, user), at, change };
        return known.place;
      };
    },
    changed(albumId) {
      note(albumId);
      if (isShared()) io.serverSideEmit(CHANGED, albumId);
    },
  };
}
