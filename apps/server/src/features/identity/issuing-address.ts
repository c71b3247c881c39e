/**
 * The address under which the server issues tokens. Command-line tools are often called without the server's settings
 * (PORT=4000 npm start, then npm run token): the server leaves its address in the database for them.
 */
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';

const SETTING = 'identity.base_url';

export async function rememberIssuingAddress(db: Kysely<Database>, baseUrl: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: SETTING, value: baseUrl })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: baseUrl }))
    .execute();
}

/** What the environment says, else what the last server said. */
export async function issuingAddress(
  db: Kysely<Database>,
  config: Pick<Config, 'baseUrl'>,
  environment: Record<string, string | undefined>,
): Promise<string> {
  if (environment['BASE_URL'] || environment['PORT'] || environment['HOST']) return config.baseUrl;
  const row = await db.selectFrom('settings').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row?.value ?? config.baseUrl;
}
