/** Who gets mails from an album, and who wants none any more. Addresses in lower case. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newSecret } from '../../platform/ids.ts';
import type { MailRecipientRow } from './mails.tables.ts';

type Recipient = Selectable<MailRecipientRow>;
type Db = Kysely<Database>;

/** Gives a secret to whoever has none yet. */
export async function rememberRecipients(
  db: Db,
  albumId: string,
  addresses: readonly string[],
): Promise<Map<string, Recipient>> {
  const rows = [...new Set(addresses)].map((recipient) => ({
    album_id: albumId,
    recipient,
    token: newSecret(),
    stopped_at: null,
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('mail_recipients')
      .values(rows.slice(at, at + 500))
      .onConflict((conflict) => conflict.columns(['album_id', 'recipient']).doNothing())
      .execute();
  const known = await db
    .selectFrom('mail_recipients')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('recipient', '=', sql<string>`any(${[...new Set(addresses)]}::text[])`)
    .execute();
  return new Map(known.map((row) => [row.recipient, row]));
}

export async function stoppedAmong(db: Db, albumId: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mail_recipients')
    .select('recipient')
    .where('album_id', '=', albumId)
    .where('recipient', '=', sql<string>`any(${[...new Set(addresses)]}::text[])`)
    .where('stopped_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

export async function findByToken(db: Db, token: string): Promise<Recipient | undefined> {
  return db.selectFrom('mail_recipients').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Since when they want no mails; null: they want them again. False when the album is gone. */
export async function setStopped(db: Db, token: string, since: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_recipients')
    .set({ stopped_at: since })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
