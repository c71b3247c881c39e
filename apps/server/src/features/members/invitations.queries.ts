import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { InvitationRow } from './members.tables.ts';

export type Invitation = Selectable<InvitationRow>;

export interface NewInvitation {
  albumId: string;
  email: string;
  token: string;
  invitedBy: string;
  expiresAt: Date;
}

/** An expired one for the same address gives way; answers undefined when an open one is there. */
export async function insertInvitation(
  db: Kysely<Database>,
  { albumId, email, token, invitedBy, expiresAt }: NewInvitation,
  now: Date,
): Promise<Invitation | undefined> {
  const row = {
    id: newId(now.getTime()),
    token_hash: hashToken(token),
    invited_by: invitedBy,
    created_at: now,
    expires_at: expiresAt,
  };
  return db
    .insertInto('invitations')
    .values({ ...row, album_id: albumId, email, accepted_at: null, accepted_by: null })
    .onConflict((conflict) =>
      conflict
        .columns(['album_id', 'email'])
        .where('accepted_at', 'is', null)
        .doUpdateSet(row)
        .where('invitations.expires_at', '<=', now),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function listOpenInvitations(db: Kysely<Database>, albumId: string, now: Date): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findInvitation(db: Kysely<Database>, id: string): Promise<Invitation | undefined> {
  return db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Accepted or not, as long as it has not expired. */
export async function findInvitationByToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Of two people at once only one is answered with true. */
export async function acceptInvitation(db: Kysely<Database>, id: string, sub: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ accepted_at: now, accepted_by: sub })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOpenInvitation(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('invitations').where('id', '=', id).where('accepted_at', 'is', null).execute();
}

/** Whether an open one for this address is there. */
export async function isInvited(db: Kysely<Database>, albumId: string, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('album_id', '=', albumId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
