/** Makes a backup whenever the newest one is older than the configuration wants. */
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { backupMoment, listBackups, tidyBackups, writeBackup } from './write-backup.ts';

export interface BackupsParts {
  config: Pick<Config, 'dataDir' | 'backup'>;
  database: OpenDatabase;
  log: Log;
  clock: Clock;
}

export interface Backups {
  /** Writes one now, keeps the configured number, answers its path. */
  make(label?: string): Promise<string>;
  start(): void;
  /** Waits for one that is being written. */
  stop(): Promise<void>;
}

/** Longest wait that a timer takes. */
const LONGEST_MS = 2_000_000_000;
/** A fresh start is left alone for so long; a backup that failed is tried again after so long. */
const PAUSE_MS = 300_000;

export function createBackups({ config, database, log, clock }: BackupsParts): Backups {
  const folder = join(config.dataDir, 'backups');
  const { everyMs, keep } = config.backup;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function make(label?: string): Promise<string> {
    const started = performance.now();
    const file = await writeBackup(database, { folder, now: clock.now(), ...(label && { label }) });
    await tidyBackups(folder, keep);
    log.info({ file, ms: Math.round(performance.now() - started) }, 'backup written');
    return file;
  }

  async function plan(): Promise<void> {
    const newest = (await listBackups(folder))[0];
    const age = newest ? clock.now().getTime() - backupMoment(newest).getTime() : Infinity;
    if (!stopped) waitFor(Math.max(Math.min(PAUSE_MS, everyMs), everyMs - age));
  }

  function waitFor(ms: number): void {
    timer = setTimeout(
      () => {
        if (ms > LONGEST_MS) return waitFor(ms - LONGEST_MS);
        running = make()
          .catch((error: unknown) => log.error({ err: error }, 'backup failed'))
          .then(plan);
      },
      Math.min(ms, LONGEST_MS),
    );
    timer.unref();
  }

  return {
    make,
    start: () => {
      if (everyMs > 0) running = plan();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
