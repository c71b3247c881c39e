import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Mails } from '../../mails/index.ts';
import { findUser } from '../users.queries.ts';

/** Tells somebody by mail that their account asks for a second factor now, or does not any more. */
export type TellFactor = (sub: string, isOn: boolean) => Promise<void>;

export function createTellFactor(
  db: Kysely<Database>,
  mails: Pick<Mails, 'sendToAccount'>,
  baseUrl: string,
): TellFactor {
  return async (sub, isOn) => {
    const user = await findUser(db, sub);
    if (!user) return;
    const { email, locale } = user;
    const link = `${baseUrl}/profile`;
    await mails.sendToAccount('second_factor', { email, sender: sub }, async () => ({ locale, email, link, isOn }));
  };
}
