/** Every night: who asked to be erased, and whose time to think again is over, is. After a restore: whoever was before. */
import { sql } from 'kysely';
import { z } from 'zod';
import { RESTORED_SETTING } from '../../../platform/backup/restore-backup.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { PrivacyParts } from '../privacy-parts.ts';
import { eraseAccount } from './erase-account.ts';
import { erasePersonFrom } from './erase-person.ts';
import * as queries from './erasures.queries.ts';
import { openOrdersOf } from './open-orders.ts';
import { albumSubject, type RememberedErasures, stickerSubject } from './remembered-erasures.ts';

export const eraseDue = defineJob({ name: 'privacy.erase_due', data: z.object({}), timeoutSeconds: 3600 });

const DONE_SETTING = 'erased_after_restore';

export interface DueErasures {
  /** Erases somebody now, and remembers it outside of the database first. */
  erase(erasure: queries.Erasure): Promise<void>;
  /** For a database that came from a backup; once for each. */
  eraseAfterRestore(): Promise<void>;
}

export function createDueErasures(parts: PrivacyParts, remembered: RememberedErasures): DueErasures {
  const { db, clock, jobs, log } = parts;

  async function erase({ id, user_sub: sub, handovers }: queries.Erasure): Promise<void> {
    if (sub === null) return;
    const now = clock.now();
    await remembered.add(sub, now);
    const erased = await eraseAccount(parts, sub, handovers);
    await queries.settleErasure(db, id, {
      done_at: now,
      albums_erased: erased.albums,
      rows_erased: erased.rows,
      files_erased: erased.files,
    });
    log.info({ erasure: id, ...erased }, 'somebody was erased');
  }

  jobs.handle(eraseDue, {
    run: async (_data, { signal }) => {
      for (const erasure of await queries.listDue(db, clock.now())) {
        signal.throwIfAborted();
        // Somebody waits for books: it is asked again tomorrow.
        if (erasure.user_sub !== null && (await openOrdersOf(parts, erasure.user_sub)) > 0) continue;
        await erase(erasure);
      }
    },
  });
  jobs.schedule(eraseDue, '47 3 * * *');

  async function eraseAgain(): Promise<void> {
    const now = clock.now();
    const people = await db.selectFrom('users').select('sub').union(db.selectFrom('accounts').select('id as sub')).execute();
    for (const { sub } of people) {
      const at = await remembered.find(sub);
      const user = await db.selectFrom('users').select('first_seen_at').where('sub', '=', sub).executeTakeFirst();
      // Who came back after it is somebody new.
      if (!at || (user && user.first_seen_at > at)) continue;
      await queries.cancelErasure(db, sub, now);
      await erase(await queries.insertErasure(db, { sub, askedBy: null, handovers: {}, now, dueAt: at }));
    }
    const { rows } = await sql<{ album: string; sticker: string }>`
      select id as album, jsonb_object_keys(stickers::jsonb) as sticker from albums`.execute(db);
    const touched = new Map<string, boolean>();
    for (const { album, sticker } of rows) {
      if (!touched.has(album)) touched.set(album, (await remembered.find(albumSubject(album))) !== undefined);
      if (touched.get(album) && (await remembered.find(stickerSubject(album, sticker))))
        await erasePersonFrom(parts, album, sticker);
    }
  }

  return {
    erase,
    eraseAfterRestore: async () => {
      const rows = await db
        .selectFrom('settings')
        .selectAll()
        .where('name', 'in', [RESTORED_SETTING, DONE_SETTING])
        .execute();
      const valueOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value;
      const value = valueOf(RESTORED_SETTING);
      if (value === undefined || value === valueOf(DONE_SETTING)) return;
      await eraseAgain();
      await db
        .insertInto('settings')
        .values({ name: DONE_SETTING, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
