/** A Redis of our own for the tests, when its program is on the machine. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createClient } from 'redis';
import { freePort } from './free-port.ts';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The program: on the PATH, or where Debian puts it; undefined when there is none. */
function findRedis(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}

export function hasRedis(): boolean {
  return process.env['REDIS_URL'] !== undefined || findRedis() !== undefined;
}

/** The one that `REDIS_URL` names, else one that is started and keeps nothing; undefined when there is none. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const given = process.env['REDIS_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const program = findRedis();
  if (!program) return undefined;
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const server = spawn(program, settings, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `redis://127.0.0.1:${port}`;
  // It is asked again until it answers.
  const client = createClient({ url }).on('error', () => undefined);
  await client.connect();
  await client.close();
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
