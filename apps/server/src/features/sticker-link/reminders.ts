/** Reminds those whose photo is missing, and asks for another one. Addresses never leave the server. */
import type { AlbumLanguage } from '@figurina/album';
import type { StickerPerson, StickerReminder } from '@figurina/contract';
import { createI18n, formatDate } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Mails } from '../mails/index.ts';
import type { LinkSettings } from './link-settings.ts';
import { isMissing, isReachable, type Roster } from './people.ts';
import * as queries from './sticker-link.queries.ts';

export interface Reminders {
  show(albumId: string, roster: Roster): Promise<StickerReminder>;
  /** Answers how many mails went out, and for how many those of the day did not last. */
  send(
    albumId: string,
    roster: Roster,
    by: string,
    wish: { text?: string; ids?: readonly string[] },
  ): Promise<{ sent: number; later: number } | Refusal>;
  /** Without a mail when there is no address, or none that wants any; nothing happens when it is one mail too many. */
  askForRetake(albumId: string, person: StickerPerson, by: string, reason: string): Promise<Refusal | undefined>;
}

interface RemindersParts {
  db: Kysely<Database>;
  clock: Clock;
  settings: LinkSettings;
  mails: Pick<Mails, 'admit' | 'send'>;
}

export function createReminders({ db, clock, settings, mails }: RemindersParts): Reminders {
  async function albumOf(albumId: string): Promise<{ title: string; language: AlbumLanguage }> {
    return db.selectFrom('albums').select(['title', 'language']).where('id', '=', albumId).executeTakeFirstOrThrow();
  }

  /** What it says if nobody writes something else. In surprise mode it keeps quiet about the album. */
  async function words({ link }: Roster, album: { title: string; language: AlbumLanguage }) {
    const { t } = await createI18n(album.language, ['mail']);
    const until = link.closes_on ? formatDate(link.closes_on) : undefined;
    const body = link.surprise ? t('mail.reminder.body_surprise') : t('mail.reminder.body', { album: album.title });
    return {
      subject: link.surprise ? t('mail.reminder.subject_surprise') : t('mail.reminder.subject', { album: album.title }),
      text: until ? `${body} ${t('mail.reminder.until', { date: until })}` : body,
    };
  }

  /** The start of the next day, if there was one today; in UTC, as the closing day. */
  async function nextAt(albumId: string): Promise<Date | null> {
    const last = await queries.lastReminder(db, albumId);
    if (!last) return null;
    const next = new Date(Math.floor(last.sent_at.getTime() / DAY_MS + 1) * DAY_MS);
    return next > clock.now() ? next : null;
  }

  return {
    show: async (albumId, roster) => {
      const missing = roster.people.filter(isMissing);
      const last = await queries.lastReminder(db, albumId);
      return {
        ...(await words(roster, await albumOf(albumId))),
        missing: missing.length,
        with_address: missing.filter(isReachable).length,
        last: last
          ? { sent_at: last.sent_at.toISOString(), sent_by: last.nickname || last.email || '', sent: last.sent }
          : null,
        next_at: (await nextAt(albumId))?.toISOString() ?? null,
      };
    },

    send: async (albumId, roster, by, { text, ids }) => {
      if (!settings.isOpen(roster.link)) return refuse('sticker_link_closed');
      const wanted = ids && new Set(ids);
      const people = roster.people.filter(
        (person) => isMissing(person) && isReachable(person) && (!wanted || wanted.has(person.sticker_id)),
      );
      if (people.length === 0) return refuse('reminder_nobody');
      const album = await albumOf(albumId);
      const said = await words(roster, album);
      if (await nextAtWithin(db)) return refuse('reminder_too_soon');
      const to = people.map(({ email }) => email!);
      const admitted = await mails.admit('sticker_reminder', { albumId, sender: by, to });
      if (isRefusal(admitted)) return admitted;
      const permits = Map.groupBy(admitted.permits, (permit) => permit.to);
      return db.transaction().execute(async (transaction) => {
        await queries.lockLink(transaction, albumId);
        if (await nextAtWithin(transaction)) return refuse('reminder_too_soon');
        const now = clock.now();
        let sent = 0;
        for (const { sticker_id, name, email, url } of people) {
          const permit = permits.get(email!)?.pop();
          if (!permit) continue;
          const mail = {
            locale: album.language,
            name,
            link: url,
            subject: said.subject,
            text: text || said.text,
            surprise: roster.link.surprise,
          };
          await mails.send(permit, mail, { transaction });
          sent += 1;
          await queries.updatePerson(transaction, albumId, sticker_id, { reminded_at: now });
        }
        const row = { id: newId(now.getTime()), album_id: albumId, sent_by: by, sent_at: now, sent };
        await transaction.insertInto('sticker_reminders').values(row).execute();
        return { sent, later: people.length - sent };
      });

      async function nextAtWithin(within: Kysely<Database>): Promise<boolean> {
        const last = await queries.lastReminder(within, albumId);
        return last !== undefined && dayOf(last.sent_at) >= dayOf(clock.now());
      }
    },

    askForRetake: async (albumId, person, by, reason) => {
      const { sticker_id, name, email, url } = person;
      const [album, link] = await Promise.all([albumOf(albumId), settings.find(albumId)]);
      const admitted = email ? await mails.admit('sticker_retake', { albumId, sender: by, to: [email] }) : undefined;
      if (isRefusal(admitted)) return admitted;
      const [permit] = admitted?.permits ?? [];
      await db.transaction().execute(async (transaction) => {
        const change = { retake_reason: reason, retake_at: clock.now() };
        await queries.updatePerson(transaction, albumId, sticker_id, change);
        const said = { locale: album.language, name, reason, link: url, surprise: link?.surprise ?? false };
        if (permit) await mails.send(permit, said, { transaction });
      });
      return undefined;
    },
  };
}

const DAY_MS = 86_400_000;
const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);
