import type { AlbumLanguage } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ProofDecisionRow, ProofPersonRow, ProofRoundRow, RoundSpread } from './proofs.tables.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const ROUND = [
  'id',
  'album_id',
  'number',
  'title',
  'language',
  'spreads',
  'message',
  'deadline',
  'started_by',
  'started_by_name',
  'created_at',
  'closed_at',
] as const;
/** Without the copy of the album. */
export type Round = Pick<Selectable<ProofRoundRow>, (typeof ROUND)[number]>;

export interface AlbumHead {
  readonly title: string;
  readonly release_date: string | null;
  readonly language: AlbumLanguage;
}

export async function findHead(db: Db, albumId: string): Promise<AlbumHead | undefined> {
  return db
    .selectFrom('albums')
    .select(['title', 'release_date', 'language'])
    .where('id', '=', albumId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}

/** The newest first. */
export async function listRounds(db: Db, albumId: string): Promise<Round[]> {
  return db
    .selectFrom('proof_rounds')
    .select(ROUND)
    .where('album_id', '=', albumId)
    .orderBy('number', 'desc')
    .execute();
}

export async function findRound(db: Db, albumId: string, id: string): Promise<Round | undefined> {
  return db
    .selectFrom('proof_rounds')
    .select(ROUND)
    .where('album_id', '=', albumId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewRound extends Omit<Selectable<ProofRoundRow>, 'closed_at' | 'images' | 'spreads'> {
  readonly images: readonly string[];
  readonly spreads: readonly RoundSpread[];
}

export async function insertRound(tx: Tx, { images, spreads, ...round }: NewRound): Promise<void> {
  await tx
    .insertInto('proof_rounds')
    .values({ ...round, images: JSON.stringify(images), spreads: JSON.stringify(spreads), closed_at: null })
    .execute();
}

/** What was shown in it goes: nobody may see it any more. */
export async function closeRounds(db: Db, where: { albumId: string; id?: string }, now: Date): Promise<void> {
  let rounds = db
    .updateTable('proof_rounds')
    .set({ closed_at: now, parts: null, images: '[]' })
    .where('album_id', '=', where.albumId)
    .where('closed_at', 'is', null);
  if (where.id !== undefined) rounds = rounds.where('id', '=', where.id);
  await rounds.execute();
}

export async function setDeadline(db: Db, id: string, deadline: string | null): Promise<void> {
  await db.updateTable('proof_rounds').set({ deadline }).where('id', '=', id).execute();
}

export async function insertPeople(tx: Tx, people: readonly ProofPersonRow[]): Promise<void> {
  await tx
    .insertInto('proof_people')
    .values([...people])
    .execute();
}

export async function insertLinks(
  db: Db,
  links: readonly { readonly token_hash: string; readonly person_id: string }[],
): Promise<void> {
  await db
    .insertInto('proof_links')
    .values([...links])
    .execute();
}

export async function insertDecisions(tx: Tx, decisions: readonly ProofDecisionRow[]): Promise<void> {
  if (decisions.length === 0) return;
  await tx
    .insertInto('proof_decisions')
    .values([...decisions])
    .execute();
}

/** Of these rounds, in the order in which they were named. */
export async function listPeople(db: Db, roundIds: readonly string[]): Promise<ProofPersonRow[]> {
  if (roundIds.length === 0) return [];
  return db
    .selectFrom('proof_people')
    .selectAll()
    .where('round_id', 'in', roundIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function listDecisions(db: Db, personIds: readonly string[]): Promise<ProofDecisionRow[]> {
  if (personIds.length === 0) return [];
  return db.selectFrom('proof_decisions').selectAll().where('person_id', 'in', personIds).execute();
}

export async function noteReminded(db: Db, personIds: readonly string[], now: Date): Promise<void> {
  if (personIds.length === 0) return;
  await db.updateTable('proof_people').set({ reminded_at: now }).where('id', 'in', personIds).execute();
}

/** Of these the ones whom nobody has reminded by itself yet; from now on they are. */
export async function claimReminders(tx: Tx, personIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await tx
    .updateTable('proof_people')
    .set({ reminded_by_itself_at: now })
    .where('id', 'in', personIds)
    .where('reminded_by_itself_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Open rounds whose deadline lies between these days, both included, with those who may be reminded by itself. */
export async function listDueRounds(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ round: Round; people: ProofPersonRow[] }[]> {
  const rounds = await db
    .selectFrom('proof_rounds')
    .innerJoin('albums', 'albums.id', 'proof_rounds.album_id')
    .select(ROUND.map((column) => `proof_rounds.${column}` as const))
    .where('albums.trashed_at', 'is', null)
    .where('proof_rounds.closed_at', 'is', null)
    .where('proof_rounds.deadline', '>=', from)
    .where('proof_rounds.deadline', '<=', to)
    .execute();
  const people = await listPeople(
    db,
    rounds.map(({ id }) => id),
  );
  return rounds.map((round) => ({
    round,
    people: people.filter(
      (person) =>
        person.round_id === round.id && !person.done_at && !person.withdrawn_at && !person.reminded_by_itself_at,
    ),
  }));
}

/** False when there is no such person in the round. */
export async function withdrawPerson(db: Db, roundId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('proof_people')
    .set({ withdrawn_at: now })
    .where('round_id', '=', roundId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface OpenProof {
  readonly person: ProofPersonRow;
  readonly round: Round & Pick<Selectable<ProofRoundRow>, 'parts' | 'images' | 'schema_version' | 'release_date'>;
}

/** Whose link this is; nobody's when they were withdrawn. The round may be closed. */
export async function findByLink(db: Db, tokenHash: string): Promise<OpenProof | undefined> {
  const person = await db
    .selectFrom('proof_people')
    .selectAll('proof_people')
    .innerJoin('proof_links', 'proof_links.person_id', 'proof_people.id')
    .where('proof_links.token_hash', '=', tokenHash)
    .where('proof_people.withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!person) return undefined;
  const round = await db
    .selectFrom('proof_rounds')
    .select([...ROUND, 'parts', 'images', 'schema_version', 'release_date'])
    .where('id', '=', person.round_id)
    .executeTakeFirst();
  return round && { person, round };
}

/** The pictures that a link shows now. */
export async function listImages(db: Db, albumId: string, tokenHash: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('proof_rounds')
    .select('proof_rounds.images')
    .innerJoin('proof_people', 'proof_people.round_id', 'proof_rounds.id')
    .innerJoin('proof_links', 'proof_links.person_id', 'proof_people.id')
    .where('proof_links.token_hash', '=', tokenHash)
    .where('proof_rounds.album_id', '=', albumId)
    .where('proof_rounds.closed_at', 'is', null)
    .where('proof_people.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.images ?? [];
}

export async function noteOpened(db: Db, personId: string, now: Date): Promise<void> {
  await db
    .updateTable('proof_people')
    .set({ opened_at: now })
    .where('id', '=', personId)
    .where('opened_at', 'is', null)
    .execute();
}

/** An empty one, without an answer and words, takes back what was said. */
export async function putDecisions(db: Db, decisions: readonly ProofDecisionRow[]): Promise<void> {
  const [first] = decisions;
  if (!first) return;
  const isNothing = ({ answer, comment }: ProofDecisionRow): boolean => answer === null && comment === '';
  const taken = decisions.filter(isNothing).map(({ spread_id }) => spread_id);
  const said = decisions.filter((decision) => !isNothing(decision));
  if (taken.length > 0)
    await db
      .deleteFrom('proof_decisions')
      .where('person_id', '=', first.person_id)
      .where('spread_id', 'in', taken)
      .execute();
  if (said.length === 0) return;
  await db
    .insertInto('proof_decisions')
    .values(said)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'spread_id']).doUpdateSet((row) => ({
        answer: row.ref('excluded.answer'),
        comment: row.ref('excluded.comment'),
        carried: row.ref('excluded.carried'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute();
}

export async function setDone(db: Db, personId: string, at: Date | null): Promise<void> {
  await db.updateTable('proof_people').set({ done_at: at }).where('id', '=', personId).execute();
}

/** People of the album among these addresses: who they are, and which language they read. */
export async function listKnown(
  db: Db,
  albumId: string,
  emails: readonly string[],
): Promise<{ sub: string; email: string; name: string; locale: Locale }[]> {
  const rows = await db
    .selectFrom('album_members')
    .innerJoin('users', 'users.sub', 'album_members.user_sub')
    .select(['users.sub', 'users.email', 'users.nickname as name', 'users.locale'])
    .where('album_members.album_id', '=', albumId)
    .where(({ fn, eb }) => eb(fn<string>('lower', ['users.email']), 'in', emails))
    .execute();
  return rows.map(({ email, ...row }) => ({ ...row, email: email.toLowerCase() }));
}
