import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A key of that name, kept once for all servers of a database; `fresh` becomes it when there is none yet. */
export async function keptSecret(db: Kysely<Database>, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
