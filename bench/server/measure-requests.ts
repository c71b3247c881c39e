/** How many requests a second the server answers, asked by a few keep-alive connections of this machine. */
import { Agent, request } from 'node:http';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { printedAlbum } from '../../apps/server/src/testing/printed-album.ts';
import { readAlbum } from '../stand/read-album.ts';
import { quantile, round } from '../statistics.ts';
import { startStand, type Stand } from '../stand/stand.ts';

export interface RequestFigures {
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly failed: number;
  readonly kilobytes: number;
}

const CONNECTIONS = 8;
/** People who change something in the checkout at once. */
const BUYERS = 20;
const PRINTED = { pages: 80, singles: 400 };

export async function measureRequests(stand: Stand, quick: boolean): Promise<Record<string, RequestFigures>> {
  const id = await stand.album(1000);
  const { image_token, images } = await readAlbum(stand, id);
  const paths = Object.keys(images).map((image) => `/v1/images/${image}/medium?token=${image_token}`);
  const seconds = quick ? 2 : 5;
  const ask = (choose: (at: number) => string): Promise<RequestFigures> => askFor(stand, choose, { seconds });
  return {
    album_list: await ask(() => '/v1/albums'),
    album_read_1000: await ask(() => `/v1/albums/${id}`),
    image_medium: await ask((at) => paths[at % paths.length]!),
    ...(await checkouts(stand, seconds)),
  };
}

/** Where PostgreSQL is on the machine, by a second server on it as well. */
async function checkouts(stand: Stand, seconds: number): Promise<Record<string, RequestFigures>> {
  const embedded = { checkout_400_stickers: await askForCheckout(stand, seconds) };
  const programs = findPostgres();
  if (!programs) return embedded;
  const postgres = await startPostgres(programs);
  try {
    const other = await startStand(null, undefined, { DATABASE_URL: postgres.url });
    try {
      return { ...embedded, checkout_400_stickers_postgresql: await askForCheckout(other, seconds) };
    } finally {
      await other.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function askForCheckout(stand: Stand, seconds: number): Promise<RequestFigures> {
  const id = await stand.put(printedAlbum(PRINTED));
  const path = (at: number): string => `/v1/albums/${id}/checkout?no_albums=${10 + (at % 190)}`;
  return askFor(stand, path, { seconds, connections: BUYERS });
}

interface Asking {
  readonly seconds: number;
  readonly connections?: number;
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export async function askFor(
  stand: Stand,
  choose: (at: number) => string,
  { seconds, connections = CONNECTIONS, headers: more }: Asking,
): Promise<RequestFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  // As browsers ask.
  const headers = { authorization: `Bearer ${stand.owner.token}`, 'accept-encoding': 'gzip, deflate, br', ...more };
  const { hostname, port } = new URL(stand.url);
  const times: number[] = [];
  let [asked, failed, bytes] = [0, 0, 0];

  const once = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = performance.now();
      request({ hostname, port, path, agent, headers }, (answer) => {
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => {
          if (answer.statusCode !== 200 && answer.statusCode !== 304) failed++;
          times.push(performance.now() - sent);
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  const worker = async (until: number): Promise<void> => {
    while (performance.now() < until) await once(choose(asked++));
  };
  const run = async (length: number): Promise<number> => {
    const began = performance.now();
    await Promise.all(Array.from({ length: connections }, () => worker(began + length * 1000)));
    return (performance.now() - began) / 1000;
  };
  await run(0.5);
  [asked, failed, bytes, times.length] = [0, 0, 0, 0];
  const took = await run(seconds);
  agent.destroy();
  return {
    per_second: round(times.length / took),
    p50_ms: quantile(times, 0.5),
    p95_ms: quantile(times, 0.95),
    failed,
    kilobytes: round(bytes / times.length / 1000),
  };
}
