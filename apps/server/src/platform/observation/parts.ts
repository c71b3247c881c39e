/** Whether each part that this process needs works, asked now: for the status page, and for metrics. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { StatusFacts, StatusPart } from '@figurina/contract';
import { backupMoment, listBackups } from '../backup/write-backup.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { BlobStore } from '../files/blob-store.ts';
import type { DataDisk } from '../files/data-disk.ts';
import { inTime } from '../process/in-time.ts';
import { countJobs } from './count-jobs.ts';

export interface PartState {
  readonly part: StatusPart;
  /** `warn`: works, and somebody should look. */
  readonly state: 'ok' | 'warn' | 'bad' | 'off';
  readonly facts: StatusFacts;
}

export interface PartsOfProcess {
  readonly config: Pick<Config, 'dataDir' | 'database' | 'redisUrl' | 's3' | 'mail' | 'backup'>;
  readonly database: OpenDatabase;
  readonly files: Pick<BlobStore, 'stat'>;
  readonly disk: Pick<DataDisk, 'check'>;
  readonly counters: { ready(): boolean };
  readonly clock: Clock;
}

const PATIENCE_MS = 5000;
/** Of a part that does not answer. */
const BAD = { state: 'bad', facts: {} } as const;
/** A tenth of a disk, or 2 GB: time left to do something about it. */
const LOW_BYTES = 2_000_000_000;
/** A job that has been due for longer than this waits for a worker that is not there, or that cannot keep up. */
const LATE_SECONDS = 900;

export function createAskParts(parts: PartsOfProcess): () => Promise<PartState[]> {
  const { config, database, files, disk, counters, clock } = parts;
  const asked: readonly [StatusPart, () => Promise<Omit<PartState, 'part'>>][] = [
    [
      'database',
      async () => {
        const began = performance.now();
        const { rows } = await sql<{ version: string; bytes: string }>`
          select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
          database.db,
        );
        const facts = { kind: database.kind, version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) };
        return { state: 'ok', facts: { ...facts, milliseconds: Math.round(performance.now() - began) } };
      },
    ],
    [
      'redis',
      async () =>
        config.redisUrl ? { state: counters.ready() ? 'ok' : 'bad', facts: {} } : { state: 'off', facts: {} },
    ],
    [
      'files',
      async () => {
        const began = performance.now();
        // Of one that is not there a store that works says so.
        await files.stat('status/none');
        return {
          state: 'ok',
          facts: { kind: config.s3 ? 'bucket' : 'folder', milliseconds: Math.round(performance.now() - began) },
        };
      },
    ],
    ['mail', async () => mailState(config.mail.smtpUrl)],
    [
      'jobs',
      async () => {
        const counted = await countJobs(database);
        const total = (state: string) => counted.reduce((sum, one) => sum + (one.state === state ? one.count : 0), 0);
        const oldest = Math.max(0, ...counted.filter(({ state }) => state === 'waiting').map((one) => one.oldest));
        const facts = {
          waiting: total('waiting'),
          active: total('active'),
          failed: total('failed'),
          age_seconds: Math.round(oldest),
        };
        return { state: oldest > LATE_SECONDS || facts.failed > 0 ? 'warn' : 'ok', facts };
      },
    ],
    [
      'disk',
      async () => {
        const { bavail, blocks, bsize } = await statfs(config.dataDir);
        const facts = { free_bytes: bavail * bsize, bytes: blocks * bsize };
        const fits = await disk.check().then(
          () => true,
          () => false,
        );
        return { state: !fits ? 'bad' : facts.free_bytes < LOW_BYTES ? 'warn' : 'ok', facts };
      },
    ],
    [
      'backup',
      async () => {
        const { everyMs } = config.backup;
        const newest = (await listBackups(join(config.dataDir, 'backups')))[0];
        const age = newest === undefined ? undefined : clock.now().getTime() - backupMoment(newest).getTime();
        if (age === undefined) return { state: everyMs > 0 ? 'warn' : 'off', facts: {} };
        const late = everyMs > 0 && age > 2 * everyMs;
        return { state: late ? 'warn' : 'ok', facts: { age_seconds: Math.round(age / 1000) } };
      },
    ],
  ];
  return () =>
    Promise.all(
      asked.map(async ([part, ask]) => ({ part, ...(await inTime<Omit<PartState, 'part'>>(ask, PATIENCE_MS, BAD)) })),
    );
}

/** What a mail server says to whoever knocks; nothing is sent. */
async function mailState(smtpUrl: string | undefined): Promise<Omit<PartState, 'part'>> {
  if (!smtpUrl) return { state: 'off', facts: {} };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl);
  try {
    await transport.verify();
    return { state: 'ok', facts: {} };
  } finally {
    transport.close();
  }
}
