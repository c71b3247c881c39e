import type { Actor } from '@figurina/album';
import type { AppliedMutation, Mutation, PresenceUser } from '@figurina/contract';
import type { SyncTransport, TransportListener } from '../sync/transport.ts';
import type { FakeClock } from './fake-clock.ts';
import type { Random } from './random.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** Probabilities per message. */
export interface Weather {
  /** The connection breaks before the server has the message, or before its answer is back. */
  breaks: number;
  /** A broadcast does not arrive. */
  drops: number;
  /** A message arrives twice. */
  doubles: number;
  /** Milliseconds at most from one side to the other. */
  delay: number;
}

export const STORMY: Weather = { breaks: 0.08, drops: 0.08, doubles: 0.15, delay: 400 };
export const CALM: Weather = { breaks: 0, drops: 0, doubles: 0, delay: 20 };

export interface SimulatedNetwork {
  weather: Weather;
  transport(actor: Actor): SimulatedTransport;
  /** The server process is gone and comes back: every connection breaks, whatever was on its way. */
  restartServer(): void;
  /** A call of the REST API changes the album. False when it was refused. */
  callServer(mutation: Mutation, actor: Actor): boolean;
  /** Tells everybody that something about the album is another one. */
  tellAlbumChanged(): void;
}

export interface SimulatedTransport extends SyncTransport {
  cut: () => void;
  /** Tells the client what comes over the wire beside answers and mutations. */
  tells: (what: (listener: TransportListener) => void) => void;
}

interface Member {
  tell(mutation: AppliedMutation): void;
  /** Says something of presence, which may get lost. */
  show(what: (listener: TransportListener) => void, reliable: boolean): void;
  /** As the others see them; null while they are not connected. */
  user(): PresenceUser | null;
  cut: () => void;
}

interface Connection {
  isOpen: boolean;
  lost: (() => void)[];
}

export function createSimulatedNetwork(server: SimulatedServer, clock: FakeClock, random: Random): SimulatedNetwork {
  const members = new Set<Member>();
  let connections = 0;
  const network: SimulatedNetwork = {
    weather: CALM,
    transport,
    restartServer: () => members.forEach((member) => member.cut()),
    callServer(mutation, actor) {
      const { applied } = server.take(structured(mutation), actor);
      if (applied) for (const member of members) member.tell(applied);
      return applied !== null;
    },
    tellAlbumChanged: () => members.forEach((member) => member.show((to) => to.albumChanged(), true)),
  };
  const later = (callback: () => void): void => void clock.after(1 + random.next() * network.weather.delay, callback);

  function transport(actor: Actor): SimulatedTransport {
    let listener: TransportListener | null = null;
    let connection: Connection = { isOpen: false, lost: [] };

    let shown: PresenceUser | null = null;

    const self: Member = {
      user: () => shown,
      show(what, reliable) {
        const own = connection;
        if (reliable || !random.chance(network.weather.drops)) later(() => own.isOpen && listener && what(listener));
      },
      tell(mutation: AppliedMutation): void {
        const times = random.chance(network.weather.drops) ? 0 : random.chance(network.weather.doubles) ? 2 : 1;
        const own = connection;
        for (let time = 0; time < times; time++) later(() => own.isOpen && listener?.mutation(structured(mutation)));
      },
      cut(): void {
        if (!connection.isOpen) return;
        const broken = connection;
        broken.isOpen = false;
        tellWhoIsHere(null);
        for (const answer of broken.lost) answer();
        listener?.disconnected({ kind: 'lost' });
        clock.after(random.next() * 3000, connect);
      },
    };

    function connect(): void {
      if (!listener || connection.isOpen) return;
      connection = { isOpen: true, lost: [] };
      listener.connected();
      const { userId } = actor;
      const email = `${userId}@example.org`;
      tellWhoIsHere({ id: `c${++connections}`, user_id: userId, name: userId, email, color: '#123456', picture: null });
    }

    function tellWhoIsHere(own: PresenceUser | null): void {
      shown = own;
      for (const member of members)
        member.show((to) => {
          const others = [...members].flatMap((one) => (one === member ? [] : (one.user() ?? [])));
          to.users(others);
        }, true);
    }

    /** One question to the server. It may be lost on either way, and then the connection with it. */
    function ask<Answer>(work: () => Answer): Promise<Answer | null> {
      const own = connection;
      if (!own.isOpen) return Promise.resolve(null);
      return new Promise((resolve) => {
        own.lost.push(() => resolve(null));
        const breaks = random.chance(network.weather.breaks) ? random.below(2) : null;
        later(() => {
          if (breaks === 0) return self.cut();
          if (random.chance(network.weather.doubles)) later(work);
          const answer = work();
          later(() => (breaks === 1 ? self.cut() : resolve(structured(answer))));
        });
      });
    }

    members.add(self);
    return {
      open(next) {
        listener = next;
        later(connect);
      },
      close() {
        listener = null;
        connection.isOpen = false;
        members.delete(self);
        tellWhoIsHere(null);
      },
      send: (mutation) =>
        ask(() => {
          const { answer, applied } = server.take(structured(mutation), actor);
          if (applied) for (const member of members) if (member !== self) member.tell(applied);
          return answer;
        }),
      catchUp: (request) => ask(() => server.catchUp(request)),
      present(presence, reliable) {
        const user = shown;
        if (!user) return;
        for (const member of members)
          if (member !== self) member.show((to) => to.peer(structured({ ...presence, user })), reliable);
      },
      cut: () => self.cut(),
      tells: (what) => listener && what(listener),
    };
  }

  return network;
}

/** As it comes over a wire. */
function structured<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
