/** How many requests a second the server answers, asked by a few keep-alive connections of this machine. */
import { Agent, request } from 'node:http';
import { readAlbum } from '../stand/read-album.ts';
import { quantile, round } from '../statistics.ts';
import type { Stand } from '../stand/stand.ts';

export interface RequestFigures {
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly failed: number;
  readonly kilobytes: number;
}

const CONNECTIONS = 8;

export async function measureRequests(stand: Stand, quick: boolean): Promise<Record<string, RequestFigures>> {
  const id = await stand.album(1000);
  const { image_token, images } = await readAlbum(stand, id);
  const paths = Object.keys(images).map((image) => `/v1/images/${image}/medium?token=${image_token}`);
  const seconds = quick ? 2 : 5;
  const ask = (choose: (at: number) => string): Promise<RequestFigures> => askFor(stand, choose, seconds);
  return {
    album_list: await ask(() => '/v1/albums'),
    album_read_1000: await ask(() => `/v1/albums/${id}`),
    image_medium: await ask((at) => paths[at % paths.length]!),
  };
}

async function askFor(stand: Stand, choose: (at: number) => string, seconds: number): Promise<RequestFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { authorization: `Bearer ${stand.owner.token}` };
  const { hostname, port } = new URL(stand.url);
  const times: number[] = [];
  let [asked, failed, bytes] = [0, 0, 0];

  const once = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = performance.now();
      request({ hostname, port, path, agent, headers }, (answer) => {
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => {
          if (answer.statusCode !== 200) failed++;
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
    await Promise.all(Array.from({ length: CONNECTIONS }, () => worker(began + length * 1000)));
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
