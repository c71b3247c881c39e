import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumMemberRow } from './members.tables.ts';

export type AlbumMember = Selectable<AlbumMemberRow>;

/** Answers the row, the one that was there when the user is in the album already. */
export async function insertMember(
  db: Kysely<Database>,
  albumId: string,
  sub: string,
  owner: boolean,
  now: Date,
): Promise<AlbumMember> {
  await db
    .insertInto('album_members')
    .values({ id: newId(now.getTime()), album_id: albumId, user_sub: sub, owner, created_at: now })
    .onConflict((conflict) => conflict.columns(['album_id', 'user_sub']).doNothing())
    .execute();
  const row = await findMember(db, albumId, sub);
  if (!row) throw new Error(`The member ${sub} of album ${albumId} vanished`);
  return row;
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
    .select(['users.email', 'users.nickname', 'users.picture']);
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

export async function findPersonByEmail(db: Kysely<Database>, albumId: string, email: string) {
  return people(db)
    .where('album_members.album_id', '=', albumId)
    .where(({ fn, eb }) => eb(fn<string>('lower', ['users.email']), '=', email))
    .executeTakeFirst();
}

export async function listAlbums(
  db: Kysely<Database>,
  sub: string,
): Promise<Pick<AlbumMember, 'album_id' | 'owner' | 'role'>[]> {
  return db.selectFrom('album_members').select(['album_id', 'owner', 'role']).where('user_sub', '=', sub).execute();
}

export async function deleteMember(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('album_members').where('id', '=', id).where('owner', '=', false).execute();
}

export async function deletePeopleOfAlbum(db: Kysely<Database>, albumId: string): Promise<void> {
  await db.deleteFrom('album_members').where('album_id', '=', albumId).execute();
  await db.deleteFrom('invitations').where('album_id', '=', albumId).execute();
}
