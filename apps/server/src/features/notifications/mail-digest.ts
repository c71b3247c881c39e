/** Once a day, what was said in an album and not read: one mail a person and album, none where all of it is read. */
import { z } from 'zod';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { claimDigest, listForDigest } from './mailing.queries.ts';
import type { NotificationsParts } from './notifications-parts.ts';

export const sendDigests = defineJob({ name: 'notifications.send_digests', data: z.object({}) });

/** Of so many comments the mail says how they begin. */
const QUOTED = 3;

export function mailDigests({ db, config, jobs, mails, identity }: NotificationsParts): void {
  jobs.handle(sendDigests, {
    run: async () => {
      for (const { album_id: albumId, user_sub: sub, title } of await listForDigest(db)) {
        const person = await identity.findPerson(sub);
        if (!person?.email) continue;
        // On their own behalf: nobody's words use up what their author may send.
        const admitted = await mails.admit('comment_digest', { albumId, sender: sub, to: [person.email] });
        if (isRefusal(admitted)) continue;
        const [permit] = admitted.permits;
        await db.transaction().execute(async (transaction) => {
          const taken = await claimDigest(transaction, { album_id: albumId, user_sub: sub });
          if (taken.length === 0 || !permit) return;
          const words = taken.slice(0, QUOTED).map(({ nickname, excerpt }) => `${nickname ?? ''}: ${excerpt}`);
          const said = { locale: person.locale, album: title, count: taken.length, words: words.join('\n') };
          await mails.send(permit, { ...said, link: `${config.baseUrl}/album/${albumId}` }, { transaction });
        });
      }
    },
  });
  jobs.schedule(sendDigests, '0 6 * * *');
}
