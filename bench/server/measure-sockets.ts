/** People in one album: a few of them write as fast as the editor may, everybody else hears of it. */
import { quantile, round } from '../statistics.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { connect } from './album-client.ts';

export interface SocketFigures {
  readonly clients: number;
  readonly writers: number;
  readonly mutations_per_second: number;
  readonly delivered_per_second: number;
  /** From the edit to another client that has it, in milliseconds. */
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly acknowledged_p50_ms: number;
  readonly lost: number;
}

const CLIENTS = 20;
const WRITERS = 4;
/** A connection may write 20 a second. */
const EVERY_MS = 1000 / 18;

export async function measureSockets(stand: Stand, quick: boolean): Promise<SocketFigures> {
  const albumId = await stand.album(1000);
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, at) => connect(stand, albumId, at % 2 === 0 ? stand.owner : stand.other)),
  );
  try {
    const sent = new Map<unknown, number>();
    const latencies: number[] = [];
    const acknowledged: number[] = [];
    const hear = (key: unknown, at: number): void => {
      const wrote = sent.get(key);
      if (wrote !== undefined) latencies.push(at - wrote);
    };
    for (const client of clients)
      client.onMutation(({ units }) => {
        const [operation] = units[0]?.operations ?? [];
        if (operation && 'value' in operation) hear(operation.value, performance.now());
      });
    const began = performance.now();
    const until = began + (quick ? 3000 : 8000);
    let written = 0;
    const write = async (client: (typeof clients)[number], writer: number): Promise<void> => {
      for (let at = 0; performance.now() < until; at++) {
        const now = performance.now();
        // A value that nobody wrote before: others know the mutation by it before its author hears of its id.
        const value = writer + at / 10_000;
        sent.set(value, now);
        await client.write([{ part: 'workspace', path: `nodes/${PROBE}/props/x`, value }]);
        written++;
        acknowledged.push(performance.now() - now);
        const rest = EVERY_MS - (performance.now() - now);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      }
    };
    await Promise.all(clients.slice(0, WRITERS).map(write));
    const seconds = (performance.now() - began) / 1000;
    const expected = written * (CLIENTS - 1);
    for (let waited = 0; latencies.length < expected && waited < 20; waited++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return {
      clients: CLIENTS,
      writers: WRITERS,
      mutations_per_second: round(written / seconds),
      delivered_per_second: round(latencies.length / seconds),
      p50_ms: quantile(latencies, 0.5),
      p95_ms: quantile(latencies, 0.95),
      acknowledged_p50_ms: quantile(acknowledged, 0.5),
      lost: expected - latencies.length,
    };
  } finally {
    for (const client of clients) client.close();
  }
}
