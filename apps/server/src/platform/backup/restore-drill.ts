/** Restores a backup into an empty database and holds what came back against what the backup holds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../db/database.ts';
import { migrationNames } from '../db/migrate.ts';
import type { Log } from '../log/log.ts';
import { differences, sumTables } from './compare-backups.ts';
import { checkBackup } from './read-backup.ts';
import { RESTORED_SETTING, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

export type DrillAnswer =
  | {
      readonly ok: true;
      readonly createdAt: Date;
      readonly rows: number;
      readonly tables: number;
      /** False of a backup of an older version: its tables have changed since, rows are counted alone. */
      readonly hashed: boolean;
      readonly jobsLeftOut: boolean;
    }
  | { readonly ok: false; readonly reason: string };

export async function drillRestore(
  into: OpenDatabase,
  file: string,
  { log, now }: { log: Log; now: Date },
): Promise<DrillAnswer> {
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const restored = await restoreBackup(into, file, log).catch((error: Error) => ({
    ok: false as const,
    reason: error.message,
  }));
  if (!restored.ok) return restored;
  const folder = await mkdtemp(join(tmpdir(), 'figurina-drill-'));
  try {
    const note = (row: unknown[]) => row.includes(RESTORED_SETTING);
    const before = await sumTables(file, note);
    const after = await sumTables(await writeBackup(into, { folder, now }), note);
    if (restored.jobsLeftOut) for (const sums of [before, after]) dropJobs(sums);
    const hashed = (await migrationNames()).length === checked.header.migrations.length;
    const found = differences(before, after).filter((line) => hashed || line.endsWith(' 0 restored'));
    if (found.length > 0) return { ok: false, reason: `not all came back: ${found.join('; ')}` };
    const tables = before.size;
    const createdAt = new Date(checked.header.created_at);
    return { ok: true, createdAt, rows: restored.rows, tables, hashed, jobsLeftOut: restored.jobsLeftOut };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function dropJobs(sums: Map<string, unknown>): void {
  for (const name of sums.keys()) if (name.startsWith('pgboss.')) sums.delete(name);
}
