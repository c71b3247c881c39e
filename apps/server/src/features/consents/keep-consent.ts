/** The ledger of what people agreed to: with the hash of the very words, their language and the time. Only ever added to. */
import { createHash } from 'node:crypto';
import { createI18n, type Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { ConsentKind } from './consents.tables.ts';

export interface GivenConsent {
  readonly kind: ConsentKind;
  /** Of somebody with an account. */
  readonly sub: string | null;
  readonly subjectId: string | null;
  readonly text: string;
  /** What the house calls these words; else they are known by their hash alone. */
  readonly version?: string;
  readonly language: string;
  readonly given?: boolean;
  readonly now: Date;
}

/** In the transaction of what it was given for. */
export async function keepConsent(db: Kysely<Database>, consent: GivenConsent): Promise<void> {
  const { kind, sub, subjectId, text, language, given = true, now } = consent;
  const hash = createHash('sha256').update(text).digest('hex');
  await db
    .insertInto('consent_texts')
    .values({ hash, language, text, first_shown_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await db
    .insertInto('consents')
    .values({
      id: newId(now.getTime()),
      user_sub: sub,
      subject_id: subjectId,
      kind,
      text_hash: hash,
      version: consent.version ?? hash.slice(0, 12),
      language,
      given,
      at: now,
    })
    .execute();
}

/** What stands beside the tick without which nothing is ordered. */
export async function printConsentText(locale: Locale): Promise<string> {
  const { t } = await createI18n(locale, ['checkout']);
  return t('checkout.consent');
}

/** What the question about cookies says. */
export async function cookieConsentText(locale: Locale): Promise<string> {
  const { t } = await createI18n(locale, ['consent']);
  return [t('consent.title'), t('consent.text'), t('consent.targeting.text')].join('\n\n');
}
