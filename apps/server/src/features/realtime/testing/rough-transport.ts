import type { Acknowledgement, Mutation } from '@figurina/contract';
import type { Clock, SyncTransport, TransportListener } from '@figurina/editor';
import type { Random } from '@figurina/editor/testing';
import type { Socket } from 'socket.io-client';

/** Probabilities per message, and milliseconds at most that one is late. */
export interface Roughness {
  lost: number;
  doubled: number;
  late: number;
}

export const SMOOTH: Roughness = { lost: 0, doubled: 0, late: 0 };
export const ROUGH: Roughness = { lost: 0.06, doubled: 0.1, late: 60 };

interface RoughOptions {
  random: Random;
  clock: Clock;
  roughness: () => Roughness;
  /** Hears every acknowledgement that reached the editor, with its mutation. */
  onAcknowledged: (mutation: Mutation, answer: Extract<Acknowledgement, { ok: true }>) => void;
}

/**
 * Stands between an editor and its socket: answers get lost with the connection after the server has done the work,
 * mutations are sent twice, messages come late, out of order, twice, or not at all.
 */
export function roughTransport(inner: SyncTransport, options: RoughOptions): SyncTransport {
  const { random, clock, roughness, onAcknowledged } = options;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      clock.after(random.next() * roughness().late, resolve);
    });

  return {
    ...inner,
    open(listener) {
      inner.open(roughListener(listener));
    },
    async send(mutation) {
      await pause();
      if (random.chance(roughness().doubled)) void inner.send(mutation);
      const answer = await inner.send(mutation);
      await pause();
      if (random.chance(roughness().lost)) return null;
      if (answer?.ok) onAcknowledged(mutation, answer);
      return answer;
    },
    async catchUp(request) {
      const answer = await inner.catchUp(request);
      await pause();
      return random.chance(roughness().lost) ? null : answer;
    },
  };

  function roughListener(listener: TransportListener): TransportListener {
    return {
      ...listener,
      mutation(mutation) {
        const times = random.chance(roughness().lost) ? 0 : random.chance(roughness().doubled) ? 2 : 1;
        for (let time = 0; time < times; time++) void pause().then(() => listener.mutation(mutation));
      },
    };
  }
}

/** Breaks a connection as a network does; the client connects again by itself. */
export function cut(socket: Socket): void {
  socket.io.engine?.close();
}
