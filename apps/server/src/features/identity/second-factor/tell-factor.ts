import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Mails } from '../../mails/index.ts';
import { findUser } from '../users.queries.ts';

/** `guessed`: somebody who knew the password has typed wrong codes until they were stopped. */
export type FactorNews = 'on' | 'off' | 'guessed';

/** Tells the owner of an account by mail what became of its second factor. */
export type TellFactor = (sub: string, news: FactorNews) => Promise<void>;

export function createTellFactor(
  db: Kysely<Database>,
  mails: Pick<Mails, 'sendToAccount'>,
  baseUrl: string,
): TellFactor {
  return async (sub, news) => {
    const user = await findUser(db, sub);
    if (!user) return;
    const { email, locale } = user;
    const link = baseUrl + (news === 'guessed' ? '/oidc/forgotten' : '/profile');
    await mails.sendToAccount('second_factor', { email, sender: sub }, async () => ({ locale, email, link, news }));
  };
}
