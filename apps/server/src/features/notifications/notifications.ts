/** Tells people what happened in their albums: in the bell at once, by mail where they are not there to see it. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { forgetDaily } from './forget.ts';
import { isHeard, mailOf } from './kinds.policy.ts';
import { mailDigests } from './mail-digest.ts';
import { mailByItself, sendMails } from './mail-notifications.ts';
import type { NotificationsParts } from './notifications-parts.ts';
import * as queries from './notifications.queries.ts';
import { serveMailedPreferences } from './mailed-preferences.routes.ts';
import { serveNotifications } from './notifications.routes.ts';
import type { Happening, Tell } from './tell.ts';

export interface Notifications {
  readonly tell: Tell;
  /** The same, for who must know that it is noted. `only` is asked, in the transaction that notes it, who is still to be told. */
  note(
    happening: Happening,
    only?: (tx: Transaction<Database>, subs: readonly string[]) => Promise<string[]>,
  ): Promise<void>;
  /** Somebody has read these threads on one of their devices. */
  threadsRead(albumId: string, sub: string, threads: readonly string[]): Promise<void>;
  /** Things that were told of are no longer there. */
  withdraw(albumId: string, things: readonly string[]): Promise<void>;
  serve(http: FastifyInstance): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** Of long words the beginning is kept. */
const EXCERPT_MOST = 200;

export function createNotifications(parts: NotificationsParts): Notifications {
  const { db, clock, log, jobs, membersOf, peopleIn, announce } = parts;
  const running = new Set<Promise<void>>();
  mailByItself(parts);
  mailDigests(parts);
  forgetDaily(parts);

  const notifications: Notifications = {
    tell(happening) {
      const telling = notifications
        .note(happening)
        .catch((error: unknown) => log.error({ err: error, album: happening.albumId, kind: happening.kind }, 'tell'))
        .finally(() => running.delete(telling));
      running.add(telling);
    },

    async note({ albumId, kind, by, to, except = [], seenBy = [], at = '', excerpt = '', ...told }, only) {
      const { thing = null, thread = null } = told;
      const members = new Set(await membersOf(albumId));
      const named = to === 'everybody' ? [...members] : to.filter((sub) => members.has(sub) || kind === 'removed');
      const subs = [...new Set(named)].filter((sub) => sub !== by && !except.includes(sub));
      if (subs.length === 0) return;
      const levels = await queries.levelsIn(db, albumId, subs);
      const heard = subs.filter((sub) => isHeard(kind, levels.get(sub) ?? 'all'));
      const here = new Set(await peopleIn(albumId));
      const now = clock.now();
      const row = { album_id: albumId, kind, by_sub: by, path: at, excerpt: shortened(excerpt), thing, thread };
      const noted = await db.transaction().execute(async (transaction) =>
        queries.insertNotifications(
          transaction,
          (only ? await only(transaction, heard) : heard).map((sub) => ({
            ...row,
            id: newId(now.getTime()),
            user_sub: sub,
            mail: mailOf(kind, { isHere: here.has(sub) }),
            created_at: now,
            read_at: seenBy.includes(sub) ? now : null,
            withdrawn: false,
          })),
        ),
      );
      for (const { user_sub } of noted) announce(albumId, user_sub);
      // Should this be lost, the next round takes them along.
      if (noted.some(({ mail }) => mail === 'due')) await jobs.send(sendMails, {});
    },

    async threadsRead(albumId, sub, threads) {
      if (await queries.markThreads(db, { albumId, sub, threads }, clock.now())) announce(albumId, sub);
    },

    async withdraw(albumId, things) {
      for (const sub of new Set(await queries.withdraw(db, albumId, things))) announce(albumId, sub);
    },

    serve(http) {
      serveNotifications(http, parts);
      serveMailedPreferences(http, parts);
    },

    async close() {
      await Promise.all(running);
    },
  };
  return notifications;
}

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_MOST ? `${line.slice(0, EXCERPT_MOST).trimEnd()} …` : line;
}
