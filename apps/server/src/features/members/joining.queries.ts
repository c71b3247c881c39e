import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { hashToken } from './invitations.queries.ts';
import type { GivenPlace } from './place.ts';
import { placeColumns } from './members.queries.ts';
import type { JoinLinkRow } from './members.tables.ts';

export type JoinLink = Selectable<JoinLinkRow>;

export async function takesOnlyInvited(db: Kysely<Database>, albumId: string): Promise<boolean> {
  const row = await db
    .selectFrom('album_joining')
    .select('only_invited')
    .where('album_id', '=', albumId)
    .executeTakeFirst();
  return row?.only_invited ?? false;
}

/** With it the open link ends. */
export async function setOnlyInvited(db: Kysely<Database>, albumId: string, only_invited: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('album_joining')
      .values({ album_id: albumId, only_invited })
      .onConflict((conflict) => conflict.column('album_id').doUpdateSet({ only_invited }))
      .execute();
    if (only_invited) await deleteJoinLink(transaction, albumId);
  });
}

/** One that still lets somebody in. */
function usable(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('join_links')
    .selectAll()
    .where('expires_at', '>', now)
    .where(({ or, eb, ref }) => or([eb('at_most', 'is', null), eb('joined', '<', ref('at_most'))]));
}

/** As long as its time lasts, also when it has let in as many as it may. */
export async function findJoinLink(db: Kysely<Database>, albumId: string, now: Date): Promise<JoinLink | undefined> {
  return db
    .selectFrom('join_links')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function findJoinLinkByToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<JoinLink | undefined> {
  return usable(db, now).where('token_hash', '=', hashToken(token)).executeTakeFirst();
}

interface NewJoinLink extends GivenPlace {
  albumId: string;
  token: string;
  madeBy: string;
  expiresAt: Date;
  atMost: number | null;
}

export async function replaceJoinLink(
  db: Kysely<Database>,
  { albumId, token, madeBy, expiresAt, atMost, ...place }: NewJoinLink,
): Promise<void> {
  const row = {
    token,
    token_hash: hashToken(token),
    ...placeColumns(place),
    made_by: madeBy,
    expires_at: expiresAt,
    at_most: atMost,
    joined: 0,
  };
  await db
    .insertInto('join_links')
    .values({ album_id: albumId, ...row })
    .onConflict((conflict) => conflict.column('album_id').doUpdateSet(row))
    .execute();
}

/** Of two people at once for the last place only one is answered with true. */
export async function countJoined(db: Kysely<Database>, { token_hash }: JoinLink): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('join_links')
    .set(({ eb }) => ({ joined: eb('joined', '+', 1) }))
    .where('token_hash', '=', token_hash)
    .where(({ or, eb, ref }) => or([eb('at_most', 'is', null), eb('joined', '<', ref('at_most'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteJoinLink(db: Kysely<Database>, albumId: string): Promise<void> {
  await db.deleteFrom('join_links').where('album_id', '=', albumId).execute();
}

export async function wasRemoved(db: Kysely<Database>, albumId: string, sub: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_members')
    .select('user_sub')
    .where('album_id', '=', albumId)
    .where('user_sub', '=', sub)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetRemoval(db: Kysely<Database>, albumId: string, sub: string): Promise<void> {
  await db.deleteFrom('removed_members').where('album_id', '=', albumId).where('user_sub', '=', sub).execute();
}
