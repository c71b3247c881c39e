/**
 * What one web process carries: people in albums of five, who save as editors do, on PostgreSQL. The clients are this
 * process, on the same machine: delays hold what it needs itself, processor times are the server's and the database's own.
 */
import { anAlbum } from '@figurina/album/testing';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { printedAlbum } from '../../apps/server/src/testing/printed-album.ts';
import { load } from '../machine.ts';
import { type AlbumClient, connect } from '../server/album-client.ts';
import { askFor, type RequestFigures } from '../server/measure-requests.ts';
import { startStand, type Stand } from '../stand/stand.ts';
import { quantile, round } from '../statistics.ts';
import { processorMs, processorMsWithChildren, residentMb } from './processes.ts';

export interface StepFigures {
  readonly sockets: number;
  readonly edits_per_second: number;
  readonly deliveries_per_second: number;
  readonly lost: number;
  /** From the edit to the others who have it. */
  readonly p50_ms: number;
  readonly p99_ms: number;
  /** Of the web process, and of all of PostgreSQL. */
  readonly processor_ms_an_edit: number;
  readonly database_ms_an_edit: number;
  /** What PostgreSQL writes into its log for an edit. */
  readonly log_kilobytes_an_edit: number;
  readonly load: number;
}

export interface ScaleFigures {
  /** Of the web process, before anybody came. */
  readonly rest_mb: number;
  readonly kilobytes_a_socket: number;
  readonly connects_per_second: number;
  readonly steps: readonly StepFigures[];
  /** Of most used calls, one after the other, by eight connections. */
  readonly requests: Readonly<Record<string, RequestFigures & { readonly processor_ms: number }>>;
}

const IN_AN_ALBUM = 5;
const STICKERS = { pages: 40, singles: 172 };
/** As the crew of a club edits that has its evening: each saves every two seconds; the last step twice as often. */
const STEPS = [
  { sockets: 250, everyMs: 2000 },
  { sockets: 500, everyMs: 2000 },
  { sockets: 1000, everyMs: 2000 },
  { sockets: 2000, everyMs: 2000 },
  { sockets: 2000, everyMs: 1000 },
];
const QUICK_STEPS = STEPS.slice(0, 3);
const AT_ONCE = 25;

interface Room {
  readonly albumId: string;
  readonly clients: readonly AlbumClient[];
}

/** Who listens to what arrives at anybody: told of the album and of the value that was written. */
const ears: { hear(albumId: string, value: unknown): void } = { hear: () => undefined };

/** Null where there is no PostgreSQL. */
export async function measureScale(quick: boolean): Promise<ScaleFigures | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const postgres = await startPostgres(programs);
  try {
    const stand = await startStand(null, undefined, { DATABASE_URL: postgres.url, ROLE: 'web' });
    try {
      return await measure(stand, { pid: postgres.pid(), logged: () => postgres.logged() }, quick);
    } finally {
      await stand.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(stand: Stand, database: Database, quick: boolean): Promise<ScaleFigures> {
  const requests = await measureCalls(stand, quick);
  const rest = residentMb(stand.pid);
  const rooms: Room[] = [];
  const steps: StepFigures[] = [];
  let connecting = 0;
  for (const { sockets, everyMs } of quick ? QUICK_STEPS : STEPS) {
    const missing = sockets / IN_AN_ALBUM - rooms.length;
    const fresh: (() => Promise<Room>)[] = [];
    for (let at = 0; at < missing; at++) fresh.push(await newRoom(stand, rooms.length + at));
    const began = performance.now();
    for (let at = 0; at < fresh.length; at += AT_ONCE / IN_AN_ALBUM)
      rooms.push(...(await Promise.all(fresh.slice(at, at + AT_ONCE / IN_AN_ALBUM).map((open) => open()))));
    connecting += performance.now() - began;
    steps.push(await edit(rooms, { everyMs, seconds: quick ? 6 : 20, web: stand.pid, database }));
  }
  const sockets = rooms.length * IN_AN_ALBUM;
  const figures = {
    rest_mb: Math.round(rest),
    kilobytes_a_socket: Math.round(((residentMb(stand.pid) - rest) * 1024) / sockets),
    connects_per_second: round((sockets * 1000) / connecting),
    steps,
    requests,
  };
  for (const { clients } of rooms) for (const client of clients) client.close();
  return figures;
}

/** An album with its people; they join when it is opened. */
async function newRoom(stand: Stand, at: number): Promise<() => Promise<Room>> {
  const album = anAlbum().section('Team').spreads(9);
  for (let box = 0; box < IN_AN_ALBUM; box++) album.rectangle({ id: `box${box}` });
  const albumId = await stand.put(album.parts());
  const people = await stand.crew(albumId, IN_AN_ALBUM, `room${at}-`);
  return async () => {
    const clients = await Promise.all(people.map((person) => connect(stand, albumId, person)));
    for (const client of clients)
      client.onMutation(({ units }) => {
        const [operation] = units[0]?.operations ?? [];
        if (operation && 'value' in operation) ears.hear(albumId, operation.value);
      });
    return { albumId, clients };
  };
}

interface Editing {
  readonly everyMs: number;
  readonly seconds: number;
  readonly web: number;
  readonly database: Database;
}

interface Database {
  readonly pid: number;
  /** Bytes of its log since it was made. */
  logged(): Promise<number>;
}

async function edit(rooms: readonly Room[], { everyMs, seconds, web, database }: Editing): Promise<StepFigures> {
  const sent = new Map<string, number>();
  const delays: number[] = [];
  let edits = 0;
  ears.hear = (albumId, value) => {
    const wrote = sent.get(`${albumId} ${String(value)}`);
    if (wrote !== undefined) delays.push(performance.now() - wrote);
  };
  const writers = rooms.flatMap(({ albumId, clients }, room) =>
    clients.map((client, at) => async () => {
      const phase = (((room * IN_AN_ALBUM + at) % 100) / 100) * everyMs;
      await new Promise((resolve) => setTimeout(resolve, phase));
      const until = performance.now() + seconds * 1000;
      for (let count = 0; performance.now() < until; count++) {
        const began = performance.now();
        // A place that nobody wrote before: others know the edit by it.
        const value = 20 + at + (began % 1e6) / 1e7;
        sent.set(`${albumId} ${value}`, began);
        await client.write([{ part: 'workspace', path: `nodes/box${at}/props/x`, value }]);
        edits++;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - (performance.now() - began))));
      }
    }),
  );
  const before = {
    web: processorMs(web),
    database: processorMsWithChildren(database.pid),
    logged: await database.logged(),
  };
  const began = performance.now();
  await Promise.all(writers.map((write) => write()));
  const took = (performance.now() - began) / 1000;
  const expected = edits * (IN_AN_ALBUM - 1);
  for (let waited = 0; delays.length < expected && waited < 100; waited++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    sockets: rooms.length * IN_AN_ALBUM,
    edits_per_second: round(edits / took),
    deliveries_per_second: round(delays.length / took),
    lost: expected - delays.length,
    p50_ms: quantile(delays, 0.5),
    p99_ms: quantile(delays, 0.99),
    processor_ms_an_edit: round((processorMs(web) - before.web) / edits),
    database_ms_an_edit: round((processorMsWithChildren(database.pid) - before.database) / edits),
    log_kilobytes_an_edit: round(((await database.logged()) - before.logged) / 1024 / edits),
    load: load(),
  };
}

async function measureCalls(stand: Stand, quick: boolean): Promise<ScaleFigures['requests']> {
  const id = await stand.put(printedAlbum(STICKERS));
  const album = `${stand.url}/v1/albums/${id}`;
  const read = await fetch(album, { headers: { authorization: `Bearer ${stand.owner.token}` } });
  const etag = read.headers.get('etag') ?? '';
  await read.body?.cancel();
  const calls: [name: string, path: string, headers?: Record<string, string>][] = [
    ['readiness', '/readyz'],
    ['list of albums', '/v1/albums'],
    ['album of 172 stickers', `/v1/albums/${id}`],
    ['the same, unchanged (304)', `/v1/albums/${id}`, { 'if-none-match': etag }],
    ['members', `/v1/albums/${id}/members`],
    ['comments read', `/v1/albums/${id}/comment_reads`],
    ['notifications', `/v1/albums/${id}/notifications`],
    ['sticker link', `/v1/albums/${id}/sticker_link`],
    ['checkout', `/v1/albums/${id}/checkout?no_albums=100`],
    ['front door', '/'],
  ];
  const requests: Record<string, RequestFigures & { processor_ms: number }> = {};
  for (const [name, path, headers] of calls) {
    const before = processorMs(stand.pid);
    const began = performance.now();
    const figures = await askFor(stand, () => path, { seconds: quick ? 1 : 4, headers });
    const answered = (figures.per_second * (performance.now() - began)) / 1000;
    requests[name] = { ...figures, processor_ms: round((processorMs(stand.pid) - before) / answered) };
  }
  return requests;
}
