/** A database that was broken and came from a backup is told to the staff, once. */
import { FALLBACK_LOCALE } from '@figurina/locales';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { RESCUED_SETTING } from '../../platform/backup/rescue-database.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Mails } from './mails.ts';

const TOLD_SETTING = 'rescue_told';
const rescueSchema = z.object({ at: z.string(), aside: z.string(), backup_at: z.string().nullable() });

interface TellParts {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'baseUrl' | 'orders'>;
  readonly mails: Pick<Mails, 'sendToStaff'>;
}

export async function tellOfRescue({ db, config, mails }: TellParts): Promise<void> {
  const rows = await db.selectFrom('settings').selectAll().where('name', 'in', [RESCUED_SETTING, TOLD_SETTING]).execute();
  const valueOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value;
  const value = valueOf(RESCUED_SETTING);
  if (value === undefined || value === valueOf(TOLD_SETTING)) return;
  const { at, aside, backup_at } = rescueSchema.parse(JSON.parse(value));
  const said = { at: backup_at ?? at, aside, link: `${config.baseUrl}/dashboard`, locale: FALLBACK_LOCALE };
  await db.transaction().execute(async (tx) => {
    await mails.sendToStaff('database_rescued', config.orders.staffEmail, said, tx);
    await tx
      .insertInto('settings')
      .values({ name: TOLD_SETTING, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}
