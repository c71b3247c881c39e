import type { Kysely, Selectable } from 'kysely';
import type { MailRow } from '../../platform/db/platform.tables.ts';
import type { Database } from '../../platform/db/schema.ts';

export type StoredMail = Selectable<MailRow>;

export async function listMails(
  db: Kysely<Database>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ mails: Omit<StoredMail, 'html' | 'text'>[]; total: number }> {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { mails, total: Number(total) };
}

export async function findMail(db: Kysely<Database>, id: string): Promise<StoredMail | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}
