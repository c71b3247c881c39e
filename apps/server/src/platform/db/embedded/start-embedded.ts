/** Starts the embedded database's child process, or finds the one that already runs on the data directory. */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { SOCKET_NAME, socketFolder } from './address.ts';
import type { Report } from './report.ts';

export interface EmbeddedDatabase {
  /** The socket's folder, which `pg` takes as its host. */
  host: string;
  /** Called when the process ends without having been asked to. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
}

export type StartAnswer = { ok: true; embedded: EmbeddedDatabase } | { ok: false; code: 'in_use' };

/** There is a database, and it does not open. */
export class DatabaseBroken extends Error {
  readonly reason: string;
  constructor(dataDir: string, reason: string) {
    super(`The embedded database in ${dataDir} did not start: ${reason}`);
    this.reason = reason;
  }
}

export interface EmbeddedOptions {
  /** The first compilation of its WebAssembly is kept: optimising pays after a minute of work, no sooner. */
  shortLived: boolean;
}

export async function startEmbedded(dataDir: string, { shortLived }: EmbeddedOptions): Promise<StartAnswer> {
  const host = socketFolder(dataDir);
  if (!existsSync(join(dataDir, 'database'))) {
    const { report } = await begin('make-database-process.ts', dataDir);
    if (report.state === 'locked') return { ok: false, code: 'in_use' };
    if (report.state === 'failed') throw new Error(`No database could be made in ${dataDir}: ${report.reason}`);
  }
  const { child, report } = await begin('embedded-process.ts', dataDir, shortLived ? ['--liftoff-only'] : []);
  if (report.state === 'locked') return { ok: false, code: 'in_use' };
  if (report.state === 'failed')
    throw report.outside ? new Error(report.reason) : new DatabaseBroken(dataDir, report.reason);
  let closing = false;
  return {
    ok: true,
    embedded: {
      host,
      onLost: (listener) => {
        child.once('exit', () => {
          if (!closing) listener();
        });
      },
      close: async () => {
        closing = true;
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        child.send('close');
        await ended;
      },
    },
  };
}

async function begin(
  program: string,
  dataDir: string,
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; report: Report }> {
  const child = fork(join(import.meta.dirname, program), [dataDir], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
    // `node --watch` would have the child report its modules over our channel.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { child, report: await firstReport(child) };
}

/** The database that another process runs on the directory, when one does. */
export async function findEmbedded(dataDir: string): Promise<EmbeddedDatabase | undefined> {
  const host = socketFolder(dataDir);
  const listening = await new Promise<boolean>((resolve) => {
    const socket = connect(join(host, SOCKET_NAME));
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  return listening ? { host, onLost: () => undefined, close: () => Promise.resolve() } : undefined;
}

function firstReport(child: ChildProcess): Promise<Report> {
  return new Promise((resolve) => {
    child.once('message', (report) => resolve(report as Report));
    child.once('error', (error) => resolve({ state: 'failed', reason: error.message, outside: true }));
    child.once('exit', (code, signal) => {
      // Somebody killed it, or the machine has no memory: nothing is said of the database.
      resolve({ state: 'failed', reason: `its process ended (${signal ?? code})`, outside: signal !== null });
    });
  });
}
