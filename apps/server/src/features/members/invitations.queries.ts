import { createHash } from 'node:crypto';
import type { Locale } from '@figurina/locales';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { GivenPlace } from './place.ts';
import { placeColumns } from './members.queries.ts';
import type { InvitationRow } from './members.tables.ts';

export type Invitation = Selectable<InvitationRow>;

/** What is cancelled can be taken back as long. */
const RESTORED_WITHIN_MS = 3_600_000;

export interface NewInvitation extends GivenPlace {
  albumId: string;
  email: string;
  message: string;
  token: string;
  invitedBy: string;
  expiresAt: Date;
}

/** Expired ones for the same addresses give way; answers those that were made, none where an open one is there. */
export async function insertInvitations(
  db: Kysely<Database>,
  made: readonly NewInvitation[],
  now: Date,
): Promise<Invitation[]> {
  const columns = ['id', 'role', 'sections', 'message', 'token_hash', 'copied_hash', 'invited_by'] as const;
  const rows = made.map(({ albumId, email, message, token, invitedBy, expiresAt, ...place }) => ({
    id: newId(now.getTime()),
    album_id: albumId,
    email,
    ...placeColumns(place),
    message,
    token_hash: hashToken(token),
    copied_hash: null,
    invited_by: invitedBy,
    created_at: now,
    expires_at: expiresAt,
    accepted_at: null,
    accepted_by: null,
  }));
  return db
    .insertInto('invitations')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['album_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            [...columns, 'created_at' as const, 'expires_at' as const].map((name) => [name, ref(`excluded.${name}`)]),
          ),
        )
        .where('invitations.expires_at', '<=', now),
    )
    .returningAll()
    .execute();
}

function open(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now);
}

export async function listOpenInvitations(db: Kysely<Database>, albumId: string, now: Date): Promise<Invitation[]> {
  return open(db, now).where('album_id', '=', albumId).orderBy('created_at').orderBy('id').execute();
}

/** Of these addresses, those with an open invitation. */
export async function invitedAmong(
  db: Kysely<Database>,
  albumId: string,
  emails: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await open(db, now).where('album_id', '=', albumId).where('email', 'in', emails).execute();
  return new Set(rows.map(({ email }) => email));
}

/** The language of those of these addresses who have been here. */
export async function localesOf(db: Kysely<Database>, emails: readonly string[]): Promise<Map<string, Locale>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select([sql<string>`lower(email)`.as('address'), 'locale'])
    .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), 'in', emails))
    .execute();
  return new Map(rows.map(({ address, locale }) => [address, locale]));
}

/** Open, accepted, cancelled or expired. */
export async function findInvitation(db: Kysely<Database>, id: string): Promise<Invitation | undefined> {
  return db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By either of its links; accepted or not, as long as it is neither cancelled nor expired. */
export async function findInvitationByToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const hash = hashToken(token);
  return db
    .selectFrom('invitations')
    .selectAll()
    .where(({ or, eb }) => or([eb('token_hash', '=', hash), eb('copied_hash', '=', hash)]))
    .where('cancelled_at', 'is', null)
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
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The links before are worthless. Answers undefined when it is not open any more. */
export async function renewInvitation(
  db: Kysely<Database>,
  id: string,
  { token, expiresAt }: Pick<NewInvitation, 'token' | 'expiresAt'>,
  now: Date,
): Promise<Invitation | undefined> {
  return db
    .updateTable('invitations')
    .set({ token_hash: hashToken(token), copied_hash: null, created_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setCopiedLink(db: Kysely<Database>, id: string, token: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ copied_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
}

/** Those whose time to be restored is over go for good, with the addresses in them. */
export async function cancelInvitation(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute();
  await db
    .deleteFrom('invitations')
    .where('cancelled_at', '<', new Date(now.getTime() - RESTORED_WITHIN_MS))
    .execute();
}

/** Answers undefined when another one for the address has been made since. */
export async function restoreInvitation(db: Kysely<Database>, id: string): Promise<Invitation | undefined> {
  return db
    .updateTable('invitations')
    .set({ cancelled_at: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitations as other')
            .select('other.id')
            .whereRef('other.album_id', '=', 'invitations.album_id')
            .whereRef('other.email', '=', 'invitations.email')
            .where('other.accepted_at', 'is', null)
            .where('other.cancelled_at', 'is', null),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

export function isRestorable({ cancelled_at, accepted_at, expires_at }: Invitation, now: Date): boolean {
  if (!cancelled_at || accepted_at || expires_at <= now) return false;
  return now.getTime() - cancelled_at.getTime() < RESTORED_WITHIN_MS;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
