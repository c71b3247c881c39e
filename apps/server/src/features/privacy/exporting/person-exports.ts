/** Copies of people's data: made by a job, kept for a week, opened by the link in a mail to the person alone. */
import { createHash } from 'node:crypto';
import type { PersonExport } from '@figurina/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { PrivacyParts } from '../privacy-parts.ts';
import type { PersonExportRow } from '../privacy.tables.ts';
import { personArchive } from './person-archive.ts';

export type StoredExport = Selectable<PersonExportRow>;

export interface PersonExports {
  /** Has one made; `by`: who asked, staff or the person. */
  ask(sub: string, by: string): Promise<StoredExport | Refusal>;
  last(sub: string): Promise<StoredExport | undefined>;
  /** What the link of a mail opens. */
  find(token: string): Promise<StoredExport | undefined>;
}

/** Of one person; a copy reads everything they have. */
const EXPORTS_A_DAY = 3;
const DAY_MS = 86_400_000;

const makeExport = defineJob({
  name: 'privacy.make_export',
  data: z.object({ id: z.string() }),
  timeoutSeconds: 3600,
});

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createPersonExports(parts: PrivacyParts): PersonExports {
  const { db, clock, config, counters, files, identity, jobs, mails } = parts;
  const find = (id: string) => db.selectFrom('person_exports').selectAll().where('id', '=', id).executeTakeFirst();

  jobs.handle(makeExport, {
    run: async ({ id }) => {
      const wanted = await find(id);
      const person = wanted && (await identity.findPerson(wanted.user_sub));
      if (wanted?.state !== 'waiting' || !person) return;
      const { email, locale } = person;
      const confirmed = (await identity.isConfirmed(person.id)) ? email.toLowerCase() : undefined;
      const key = `person-exports/${id}-${newSecret()}.zip`;
      const archive = personArchive(parts, { sub: person.id, email: confirmed }, clock.now());
      const { bytes } = await files.put(key, archive);
      const token = newSecret();
      const now = clock.now();
      const days = Math.max(1, Math.round(config.privacy.exportKeepMs / DAY_MS));
      await db
        .updateTable('person_exports')
        .set({
          state: 'ready',
          file_key: key,
          bytes,
          token_hash: hashOf(token),
          ready_at: now,
          expires_at: new Date(now.getTime() + config.privacy.exportKeepMs),
        })
        .where('id', '=', id)
        .execute();
      const link = `${config.baseUrl}/v1/public/person_exports/${token}`;
      const to = { email, sender: wanted.asked_by };
      const refused = await mails.sendToAccount('person_export', to, async () => ({ locale, link, days }));
      if (isRefusal(refused)) throw new Error('The mail with the link of a copy was one too many');
    },
    givenUp: async ({ id }) => {
      await db.updateTable('person_exports').set({ state: 'failed' }).where('id', '=', id).execute();
    },
  });

  return {
    ask: async (sub, by) => {
      // Whoever signed up with an address of somebody else would have their data mailed to them.
      if (!(await identity.isConfirmed(sub))) return refuse('address_unconfirmed');
      const [asked = 0] = await counters.add([`person export ${sub}`], DAY_MS);
      if (asked > EXPORTS_A_DAY) return refuse('too_many_requests');
      const now = clock.now();
      const id = newId(now.getTime());
      const row = { id, user_sub: sub, asked_by: by, state: 'waiting' as const, created_at: now };
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('person_exports')
          .values({ ...row, file_key: null, token_hash: null, ready_at: null, expires_at: null })
          .execute();
        await jobs.send(makeExport, { id }, { transaction: tx });
      });
      return (await find(id))!;
    },
    last: (sub) =>
      db
        .selectFrom('person_exports')
        .selectAll()
        .where('user_sub', '=', sub)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    find: (token) =>
      db
        .selectFrom('person_exports')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst(),
  };
}

export function wireExport({ id, state, bytes, created_at, expires_at }: StoredExport): PersonExport {
  return {
    id,
    state,
    bytes: bytes === null ? null : Number(bytes),
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  };
}
