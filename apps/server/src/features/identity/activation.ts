/** Proves by a mail that an address is read by whoever signed up or in with it. */
import { createHash } from 'node:crypto';
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Mails } from '../mails/index.ts';
import { confirmEmail, findAccount, findAccountsByEmail } from './accounts/accounts.queries.ts';
import { activateUser, findUser, type UserRecord } from './users.queries.ts';

const VALID_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Activation {
  /** To somebody whose address belongs to another account by proof, how to get into that one instead. */
  mail(person: { sub: string; email: string; locale: Locale }): Promise<Refusal | undefined>;
  /** For the holder of the link who is signed in to the account it is for: nobody else's mail proves anything. */
  confirm(sub: string, token: string): Promise<UserRecord | Refusal>;
  forgetExpired(): Promise<void>;
}

interface ActivationParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl'>;
  mails: Pick<Mails, 'sendToAccount'>;
}

export function createActivation({ db, clock, config, mails }: ActivationParts): Activation {
  async function isOfAnother(sub: string, email: string): Promise<boolean> {
    const [first] = await findAccountsByEmail(db, email);
    return first !== undefined && first.id !== sub && first.email_confirmed_at !== null;
  }

  async function createToken(sub: string, email: string): Promise<string> {
    const token = newSecret();
    const now = clock.now();
    await db
      .insertInto('activation_links')
      .values({
        token_hash: hashToken(token),
        user_sub: sub,
        email,
        created_at: now,
        expires_at: new Date(now.getTime() + VALID_DAYS * DAY_MS),
      })
      .execute();
    return token;
  }

  return {
    mail: async ({ sub, email, locale }) => {
      const to = { email, sender: sub };
      if (await isOfAnother(sub, email))
        return mails.sendToAccount('address_known', to, async () => ({
          locale,
          email,
          link: `${config.baseUrl}/oidc/forgotten`,
        }));
      return mails.sendToAccount('activation', to, async () => ({
        locale,
        email,
        link: `${config.baseUrl}/profile/activate?token=${await createToken(sub, email)}`,
        days: VALID_DAYS,
      }));
    },

    confirm: async (sub, token) => {
      const now = clock.now();
      const user = await findUser(db, sub);
      if (!user) return refuse('unauthorized');
      if (user.activated_at) return user;
      const link = await db
        .selectFrom('activation_links')
        .select('email')
        .where('token_hash', '=', hashToken(token))
        .where('user_sub', '=', sub)
        .where('email', '=', user.email)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!link) return refuse('activation_link_gone');
      // Of two accounts with one address the first to prove it has it.
      const isOurs = (await findAccount(db, sub)) !== undefined;
      if (isOurs && !(await confirmEmail(db, sub, user.email, now))) return refuse('activation_link_gone');
      return (await activateUser(db, sub, now)) ?? refuse('unauthorized');
    },

    forgetExpired: async () => {
      await db.deleteFrom('activation_links').where('expires_at', '<', clock.now()).execute();
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
