import { type AlbumParts, type PartName, type Repair, type Traces, tracesSchema } from '@figurina/album';
import type { AlbumStatistics, AppliedMutation, Unit, UnitRefused } from '@figurina/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** The order of an album's changes is the order in which they get this lock. Undefined when the album is gone, or in the trash. */
export async function lockAlbum(tx: Tx, id: string): Promise<{ version: number; locked: boolean } | undefined> {
  return tx
    .selectFrom('albums')
    .select(['version', 'locked'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface StoredAlbum {
  readonly parts: Readonly<Record<PartName, string>>;
  readonly schemaVersion: number;
  readonly snapshotVersion: number;
  /** What came after the snapshot. */
  readonly log: readonly AppliedMutation[];
}

/** Snapshot and log as of one moment. */
export async function findStored(db: Db, id: string): Promise<StoredAlbum | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const snapshot = await findSnapshot(tx, id);
      return snapshot && { ...snapshot, log: await listMutations(tx, id, snapshot.snapshotVersion) };
    });
}

async function findSnapshot(db: Db, id: string): Promise<Omit<StoredAlbum, 'log'> | undefined> {
  const row = await db
    .selectFrom('albums')
    .select(['schema_version', 'snapshot_version'])
    .select(['workspace', 'stickers', 'colors', 'fonts', 'sticker_template_settings', 'images'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { schema_version, snapshot_version, ...parts } = row;
  return { parts, schemaVersion: schema_version, snapshotVersion: snapshot_version };
}

export async function findVersion(db: Db, id: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('albums')
      .select('version')
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
  )?.version;
}

export async function listVersions(db: Db, ids: readonly string[]): Promise<{ id: string; version: number }[]> {
  return db
    .selectFrom('albums')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute();
}

/** The log after a version, oldest first. */
export async function listMutations(db: Db, albumId: string, after: number): Promise<AppliedMutation[]> {
  const rows = await db
    .selectFrom('album_mutations')
    .select(['mutation_id', 'client_id', 'user_id', 'base_version', 'version', 'units'])
    .where('album_id', '=', albumId)
    .where('version', '>', after)
    .orderBy('version')
    .execute();
  return rows.map(({ mutation_id, client_id, user_id, base_version, version, units }) => ({
    id: mutation_id,
    client_id,
    user: user_id,
    base_version,
    version,
    units: JSON.parse(units) as Unit[],
  }));
}

export interface LoggedChange {
  readonly user: string;
  readonly units: readonly Unit[];
  readonly traces: Traces | null;
}

/** Who changed what after a version, oldest first, as far as the log still has it. */
export async function listChanges(db: Db, albumId: string, after: number): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('album_mutations')
    .select(['user_id', 'units', 'traces'])
    .where('album_id', '=', albumId)
    .where('version', '>', after)
    .orderBy('version')
    .execute();
  return rows.map(({ user_id, units, traces }) => ({
    user: user_id,
    units: JSON.parse(units) as Unit[],
    traces: traces === null ? null : tracesSchema.parse(JSON.parse(traces)),
  }));
}

/** The mutation that made a version, as far as the log still has it. */
export async function findMutationId(db: Db, albumId: string, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('album_mutations')
    .select('mutation_id')
    .where('album_id', '=', albumId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.mutation_id;
}

export interface FirstAnswer {
  readonly version: number;
  readonly refused: readonly UnitRefused[];
}

export async function findAnswer(db: Db, albumId: string, mutationId: string): Promise<FirstAnswer | undefined> {
  const row = await db
    .selectFrom('mutation_answers')
    .select(['version', 'refused'])
    .where('album_id', '=', albumId)
    .where('mutation_id', '=', mutationId)
    .executeTakeFirst();
  return row && { version: row.version, refused: JSON.parse(row.refused) as UnitRefused[] };
}

/** What somebody did lately that they alone may take back, as far as the log still has it. */
export async function listTraces(db: Db, albumId: string, userId: string): Promise<Traces[]> {
  const rows = await db
    .selectFrom('album_mutations')
    .select('traces')
    .where('album_id', '=', albumId)
    .where('user_id', '=', userId)
    .where('traces', 'is not', null)
    .orderBy('version', 'desc')
    .limit(MOST_TRACES)
    .execute();
  return rows.map(({ traces }) => tracesSchema.parse(JSON.parse(traces!)));
}

/** More than anybody undoes in a row. */
const MOST_TRACES = 500;

/** What was put right lately when the album was read, newest last. */
export async function listRepairs(db: Db, albumId: string): Promise<{ version: number; repairs: Repair[] }[]> {
  const rows = await db
    .selectFrom('album_mutations')
    .select(['version', 'repairs'])
    .where('album_id', '=', albumId)
    .where('repairs', 'is not', null)
    .orderBy('version')
    .execute();
  return rows.map(({ version, repairs }) => ({ version, repairs: JSON.parse(repairs!) as Repair[] }));
}

export interface LogNotes {
  readonly traces?: Traces | null;
  readonly repairs?: readonly Repair[] | null;
}

/** Writes the album's next version: log, first answer and number in one statement. The album must be locked. */
export async function appendMutation(
  tx: Tx,
  albumId: string,
  mutation: AppliedMutation,
  refused: readonly UnitRefused[],
  now: Date,
  { traces = null, repairs = null }: LogNotes = {},
): Promise<void> {
  const { id, client_id, user, base_version, version, units } = mutation;
  await tx
    .with('logged', (db) =>
      db.insertInto('album_mutations').values({
        album_id: albumId,
        version,
        mutation_id: id,
        client_id,
        user_id: user,
        base_version,
        units: JSON.stringify(units),
        traces: traces && JSON.stringify(traces),
        repairs: repairs && JSON.stringify(repairs),
        created_at: now,
      }),
    )
    .with('answered', (db) => db.insertInto('mutation_answers').values(answerRow(albumId, id, version, refused, now)))
    .updateTable('albums')
    .set({ version, updated_at: now })
    .where('id', '=', albumId)
    .execute();
}

/** For a mutation of which nothing was applied. */
export async function insertAnswer(
  tx: Tx,
  albumId: string,
  mutationId: string,
  version: number,
  refused: readonly UnitRefused[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('mutation_answers')
    .values(answerRow(albumId, mutationId, version, refused, now))
    .execute();
}

function answerRow(album_id: string, mutation_id: string, version: number, refused: readonly UnitRefused[], now: Date) {
  return { album_id, mutation_id, version, refused: JSON.stringify(refused), created_at: now };
}

export interface Snapshot {
  readonly version: number;
  readonly schemaVersion: number;
  /** Only the parts that changed since the snapshot before. */
  readonly parts: Partial<AlbumParts>;
  readonly statistics: AlbumStatistics;
}

/** Does nothing where a later snapshot is there already. */
export async function writeSnapshot(db: Db, albumId: string, snapshot: Snapshot): Promise<void> {
  const { version, schemaVersion, parts, statistics } = snapshot;
  const texts = Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)]));
  await db
    .updateTable('albums')
    .set({ ...texts, snapshot_version: version, schema_version: schemaVersion, statistics: JSON.stringify(statistics) })
    .where('id', '=', albumId)
    .where('snapshot_version', '<', version)
    .execute();
}

/** Of every album, what its snapshot has and nobody is expected to ask for any more. */
export async function trimLog(db: Db, before: Date, keptVersions: number): Promise<void> {
  await db
    .deleteFrom('album_mutations')
    .using('albums')
    .whereRef('albums.id', '=', 'album_mutations.album_id')
    .where('album_mutations.created_at', '<', before)
    .where('album_mutations.version', '<=', sql<number>`albums.snapshot_version - ${keptVersions}::integer`)
    .execute();
}

export async function trimAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mutation_answers').where('created_at', '<', before).execute();
}

/** The whole document as JSON texts, at a version that no mutation made; the log goes. */
export async function rewriteAlbum(
  tx: Tx,
  albumId: string,
  { version, schemaVersion, parts }: { version: number; schemaVersion: number; parts: Record<PartName, string> },
): Promise<void> {
  await tx
    .updateTable('albums')
    .set({ ...parts, version, snapshot_version: version, schema_version: schemaVersion })
    .where('id', '=', albumId)
    .execute();
  await tx.deleteFrom('album_mutations').where('album_id', '=', albumId).execute();
}
