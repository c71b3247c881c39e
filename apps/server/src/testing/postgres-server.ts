/** A PostgreSQL server of our own for the tests, when its programs are on the machine. */
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface PostgresServer {
  /** Address of the database `postgres` on it. */
  url: string;
  /** Of the process that the others come from. */
  pid(): number;
  /** Bytes that it has written into its log since it was made. */
  logged(): Promise<number>;
  /** Ends every connection, and starts it again after that. */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** The folder that holds `initdb` and `postgres`: on the PATH, or where Debian puts them; undefined when there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts one in a fresh folder, without syncing to disk; a large one has more than memory takes. PostgreSQL refuses to run as
 * root: then `nobody` runs it.
 */
export async function startPostgres(programs: string, { large = false } = {}): Promise<PostgresServer> {
  const folder = large ? mkdtempSync(join(tmpdir(), 'figurina-postgres-')) : scratchFolder('figurina-postgres-');
  const user = process.getuid?.() === 0 ? nobody() : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const options: SpawnOptions = { ...user, cwd: folder, stdio: 'ignore' };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb in ${programs} failed`, { cause: made.error });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    ...(large ? ['shared_buffers=1GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB'] : []),
  ];
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
  let server = start();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    pid: () => server.pid ?? 0,
    logged: () => logged(url),
    restart: async (meanwhile) => {
      await end('SIGINT');
      await meanwhile?.();
      server = start();
      await answers(url);
    },
    stop: async () => {
      // An immediate shutdown: nobody reads this data again.
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nobody(): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function logged(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`);
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
