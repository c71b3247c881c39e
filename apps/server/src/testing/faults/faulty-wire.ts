/** A wire between two programs on which things go wrong: at every border of the server, whatever engine is behind it. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { Chance } from '../fuzz/chance.ts';

/** `cut`: before what was sent arrives. `half`: after the half of it. `silent`: nothing more comes, and then the end. */
export const FAULTS = ['refused', 'cut', 'half', 'slow', 'silent'] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 400;
const SILENT_MS = 1500;

export interface FaultyWire {
  readonly port: number;
  /** How many faults of each kind there have been. */
  readonly struck: Readonly<Record<Fault, number>>;
  /** From here on so many pieces, of 1, meet a fault, as `chance` says; 0 for none. */
  spoil(share: number, chance?: Chance): void;
  close(): Promise<void>;
}

export async function openWire(reach: () => Socket): Promise<FaultyWire> {
  const struck: Record<Fault, number> = { refused: 0, cut: 0, half: 0, slow: 0, silent: 0 };
  const open = new Set<Socket>();
  let share = 0;
  let chance: Chance | undefined;

  function draw(from: readonly Fault[]): Fault | undefined {
    if (!chance?.happens(share)) return undefined;
    const fault = chance.pick(from);
    struck[fault] += 1;
    return fault;
  }

  /** What goes one way, in its order. */
  function carry(from: Socket, to: Socket): void {
    const end = (): void => {
      from.destroy();
      to.destroy();
    };
    const way = new Transform({
      transform(bytes: Buffer, _encoding, done) {
        const fault = draw(['cut', 'half', 'slow', 'silent']);
        if (fault === 'slow') setTimeout(() => done(null, bytes), chance!.int(SLOW_MS));
        else if (fault === 'silent') setTimeout(end, SILENT_MS);
        else if (fault === 'half') to.write(bytes.subarray(0, bytes.length >> 1), end);
        else if (fault === 'cut') end();
        else done(null, bytes);
      },
    });
    from.on('error', end).on('close', end);
    from.pipe(way).pipe(to);
  }

  const server = createServer({ noDelay: true }, (near) => {
    if (draw(['refused'])) return void near.on('error', () => undefined).resetAndDestroy();
    const far = reach();
    for (const line of [near, far]) {
      open.add(line);
      line.on('close', () => open.delete(line));
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    struck,
    spoil: (more, by) => {
      share = more;
      chance = by;
    },
    close: async () => {
      for (const line of open) line.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
