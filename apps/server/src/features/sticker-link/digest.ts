/** Tells owners of new photos by mail, if they want it: of all that came since the last mail, at most once an hour. */
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mails } from '../mails/index.ts';
import * as queries from './sticker-uploads.queries.ts';

const PAUSE_MS = 3_600_000;

export const tellOwners = defineJob({ name: 'sticker_uploads.tell_owners', data: z.object({}) });

interface DigestParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl'>;
  jobs: Jobs;
  mails: Pick<Mails, 'admit' | 'send'>;
  readonly findPerson: (sub: string) => Promise<{ email: string; locale: Locale } | undefined>;
}

export function tellOwnersOfUploads({ db, clock, config, jobs, mails, findPerson }: DigestParts): void {
  jobs.handle(tellOwners, {
    run: async () => {
      const now = clock.now();
      for (const album of await queries.listForDigest(db, new Date(now.getTime() - PAUSE_MS))) {
        const owner = await findPerson(album.owner_id);
        if (!owner?.email || (await queries.countNewSince(db, album.id, album.digest_at)) === 0) continue;
        // On their own behalf: strangers fill the album, and the owner's budget bounds what they hear of it.
        const wish = { albumId: album.id, sender: album.owner_id, to: [owner.email] };
        const admitted = await mails.admit('sticker_digest', wish);
        if (isRefusal(admitted)) continue;
        const [permit] = admitted.permits;
        await db.transaction().execute(async (transaction) => {
          const count = await queries.countNewSince(transaction, album.id, album.digest_at);
          if (!(await queries.claimDigest(transaction, album.id, album.digest_at, now)) || count === 0) return;
          const link = `${config.baseUrl}/album/${album.id}/stickers`;
          const said = { locale: owner.locale, album: album.title, count, link };
          if (permit) await mails.send(permit, said, { transaction });
        });
      }
    },
  });
  jobs.schedule(tellOwners, '*/10 * * * *');
}
