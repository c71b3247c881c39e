import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { GivenPlace } from './place.ts';
import type { AlbumMemberRow } from './members.tables.ts';

export type AlbumMember = Selectable<AlbumMemberRow>;

/** As the columns of a member, an invitation and an open link have it. */
export function placeColumns({ role, sections }: GivenPlace) {
  return { role, sections: sections && JSON.stringify(sections) };
}

/** Answers false when the user is in the album already: they stay what they are. */
export async function insertMember(
  db: Kysely<Database>,
  { albumId, sub, ...place }: { albumId: string; sub: string } & (GivenPlace | { owner: true }),
  now: Date,
): Promise<boolean> {
  const what = 'owner' in place ? { owner: true } : { owner: false, ...placeColumns(place) };
  const row = await db
    .insertInto('album_members')
    .values({ id: newId(now.getTime()), album_id: albumId, user_sub: sub, created_at: now, ...what })
    .onConflict((conflict) => conflict.columns(['album_id', 'user_sub']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMember(db: Kysely<Database>, albumId: string, sub: string): Promise<AlbumMember | undefined> {
  return db
    .selectFrom('album_members')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('user_sub', '=', sub)
    .executeTakeFirst();
}

export async function findOwner(db: Kysely<Database>, albumId: string): Promise<string | undefined> {
  const owner = await db
    .selectFrom('album_members')
    .select('user_sub')
    .where('album_id', '=', albumId)
    .where('owner', '=', true)
    .executeTakeFirst();
  return owner?.user_sub;
}

export async function findMemberById(db: Kysely<Database>, id: string): Promise<AlbumMember | undefined> {
  return db.selectFrom('album_members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** With what is known of each person: nothing yet of one who was added before they ever came. */
function people(db: Kysely<Database>) {
  return db
    .selectFrom('album_members')
    .leftJoin('users', 'users.sub', 'album_members.user_sub')
    .select(['album_members.id', 'album_members.album_id', 'album_members.owner', 'album_members.user_sub'])
    .select(['album_members.role', 'album_members.sections', 'users.email', 'users.nickname', 'users.picture']);
}
export type AlbumPerson = Awaited<ReturnType<typeof listPeople>>[number];

/** The owner first, then in the order they came. */
export async function listPeople(db: Kysely<Database>, albumId: string) {
  return people(db)
    .where('album_members.album_id', '=', albumId)
    .orderBy('album_members.owner', 'desc')
    .orderBy('album_members.created_at')
    .orderBy('album_members.id')
    .execute();
}

/** Of these addresses, those whose people are in the album. */
export async function addressesInAlbum(
  db: Kysely<Database>,
  albumId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('album_members')
    .innerJoin('users', 'users.sub', 'album_members.user_sub')
    .select(sql<string>`lower(users.email)`.as('email'))
    .where('album_members.album_id', '=', albumId)
    .where(({ fn, eb }) => eb(fn<string>('lower', ['users.email']), 'in', emails))
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export async function listAlbums(
  db: Kysely<Database>,
  sub: string,
): Promise<Pick<AlbumMember, 'album_id' | 'owner' | 'role'>[]> {
  return db.selectFrom('album_members').select(['album_id', 'owner', 'role']).where('user_sub', '=', sub).execute();
}

/** Not the owner, who keeps theirs. */
export async function changePlace(db: Kysely<Database>, id: string, place: GivenPlace): Promise<void> {
  await db
    .updateTable('album_members')
    .set(placeColumns(place))
    .where('id', '=', id)
    .where('owner', '=', false)
    .execute();
}

/** `removed`: by somebody else; the open link does not let them in again. Answers whether they were in the album. */
export async function deleteMember(
  db: Kysely<Database>,
  { id, album_id, user_sub }: AlbumMember,
  { removed }: { removed: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('album_members')
      .where('id', '=', id)
      .where('owner', '=', false)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction
      .deleteFrom('ownership_offers')
      .where('album_id', '=', album_id)
      .where('to_sub', '=', user_sub)
      .execute();
    if (removed)
      await transaction
        .insertInto('removed_members')
        .values({ album_id, user_sub })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return true;
  });
}

const OF_ALBUM = [
  'album_members',
  'invitations',
  'album_joining',
  'join_links',
  'removed_members',
  'ownership_offers',
] as const;

export async function deletePeopleOfAlbum(db: Kysely<Database>, albumId: string): Promise<void> {
  for (const table of OF_ALBUM) await db.deleteFrom(table).where('album_id', '=', albumId).execute();
}
