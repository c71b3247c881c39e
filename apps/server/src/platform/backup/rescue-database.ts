/**
 * An embedded database that does not open is put aside, and the newest backup that can be read takes its place: a server
 * that starts with yesterday's albums and says so is better than one that does not start. Nothing is thrown away.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { type OpenAnswer, openDatabase } from '../db/database.ts';
import { DatabaseBroken } from '../db/embedded/start-embedded.ts';
import { syncFolder, syncPath } from '../db/embedded/sync-folder.ts';
import type { Log } from '../log/log.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupMoment, listBackups } from './write-backup.ts';

export interface Rescue {
  /** Where the broken database lies. */
  readonly aside: string;
  /** What took its place, and of when it is; undefined where there was no backup that could be read. */
  readonly backup: { readonly file: string; readonly moment: Date } | undefined;
  readonly reason: string;
}

export type RescuedAnswer = OpenAnswer & { readonly rescue?: Rescue };

type RescueConfig = Pick<Config, 'dataDir' | 'database'>;

/** What the settings call the last rescue: for whoever operates the server. */
export const RESCUED_SETTING = 'rescued';

/** Opens the database as `openDatabase` does; one that is broken is rescued first. */
export async function openOrRescue(
  config: RescueConfig,
  { join: joins, log, now }: { readonly join: boolean; readonly log: Log; readonly now: Date },
): Promise<RescuedAnswer> {
  const opened = await openUnlessBroken(config, joins);
  if (!(opened instanceof DatabaseBroken)) return opened;
  // Once may be an accident of the machine.
  const again = await openUnlessBroken(config, joins);
  if (!(again instanceof DatabaseBroken)) return again;
  log.error({ err: again }, 'the embedded database does not open');
  const rescue = await putBackupInPlace(config, { reason: again.reason, log, now });
  const rescued = await openDatabase(config, { join: joins });
  if (rescued.ok) await noteRescue(rescued.database.db, rescue, now);
  return { ...rescued, rescue };
}

async function openUnlessBroken(config: RescueConfig, joins: boolean): Promise<OpenAnswer | DatabaseBroken> {
  try {
    return await openDatabase(config, { join: joins });
  } catch (error) {
    if (error instanceof DatabaseBroken) return error;
    throw error;
  }
}

async function putBackupInPlace(
  { dataDir, database }: RescueConfig,
  { reason, log, now }: { readonly reason: string; readonly log: Log; readonly now: Date },
): Promise<Rescue> {
  const present = join(dataDir, 'database');
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = join(dataDir, `database.broken-${moment}`);
  const beside = join(dataDir, 'rescuing');
  let used: Rescue['backup'];
  for (const file of await listBackups(join(dataDir, 'backups'))) {
    rmSync(beside, { recursive: true, force: true });
    const opened = await openDatabase({ dataDir: beside, database });
    if (!opened.ok) throw new Error(`${beside} is in use by another program`);
    const [theirs, ours] = [versionOf(present), versionOf(join(beside, 'database'))];
    if (theirs !== undefined && theirs !== ours) {
      await opened.database.close();
      throw new Error(`The embedded database in ${dataDir} was made by PostgreSQL ${theirs}, and this program brings ${ours}`);
    }
    const restored = await restoreBackup(opened.database, file, log).catch((error: Error) => ({
      ok: false as const,
      reason: error.message,
    }));
    await opened.database.close();
    if (restored.ok) {
      used = { file, moment: backupMoment(file) };
      break;
    }
    log.error({ file: basename(file), reason: restored.reason }, 'this backup cannot be restored');
  }
  // Whatever happens in between, one of them is there under a name that is told.
  if (existsSync(present)) renameSync(present, aside);
  if (used) {
    syncFolder(join(beside, 'database'));
    renameSync(join(beside, 'database'), present);
  }
  rmSync(beside, { recursive: true, force: true });
  syncPath(dataDir);
  return { aside, backup: used, reason };
}

/** Undefined where that cannot be read either. */
function versionOf(folder: string): string | undefined {
  try {
    return /^\d+$/.exec(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim())?.[0];
  } catch {
    return undefined;
  }
}

async function noteRescue(db: Database['db'], { aside, backup }: Rescue, now: Date): Promise<void> {
  const value = JSON.stringify({
    at: now.toISOString(),
    aside: basename(aside),
    backup: backup ? basename(backup.file) : null,
    backup_at: backup?.moment.toISOString() ?? null,
  });
  // Without a backup there are no tables yet: the start message and the log have said it.
  if (!backup) return;
  await db
    .insertInto('settings')
    .values({ name: RESCUED_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

type Database = Extract<OpenAnswer, { ok: true }>['database'];

/** For the person at the terminal. */
export function rescueWords({ aside, backup, reason }: Rescue): string[] {
  return [
    `The embedded database did not open (${reason}).`,
    backup
      ? `The backup of ${backup.moment.toISOString()} has taken its place: what was done since is missing.`
      : 'There is no backup that can be read: the server begins anew.',
    `The broken database is kept in ${aside}.`,
  ];
}
