/** The sticker link and its people, for the members of an album. */
import { isRestricted } from '@figurina/album';
import {
  askForRetake,
  changeStickerPerson,
  listStickerPeople,
  readStickerLink,
  rotateStickerLink,
  sendReminders,
  type StickerPerson,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { type AlbumAccess, chapterRefusal } from '../albums/index.ts';
import { parseEmailAddress } from '../identity/index.ts';
import type { LinkSettings } from './link-settings.ts';
import { countsOf, type People } from './people.ts';
import type { Reminders } from './reminders.ts';
import { chaptersOf } from './sections.ts';
import { updatePerson } from './sticker-link.queries.ts';

export interface LinkRoutesParts {
  db: Kysely<Database>;
  config: Pick<Config, 'stickerLink'>;
  readonly access: AlbumAccess;
  settings: LinkSettings;
  people: People;
  reminders: Reminders;
}

export function serveStickerLink(http: FastifyInstance, parts: LinkRoutesParts): void {
  const { db, config, access, settings, people, reminders } = parts;

  route(http, readStickerLink, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const link = await settings.find(id);
    if (!link) return refuse('not_found');
    return { sticker_link: settings.wire(link), custom_domains: config.stickerLink.domains };
  });

  route(http, rotateStickerLink, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'design');
    if (isRefusal(actor)) return actor;
    if (isRestricted(actor)) return refuse('section_forbids');
    await settings.find(id);
    await settings.rotate(id);
    const link = await settings.find(id);
    return link ? { sticker_link: settings.wire(link) } : refuse('not_found');
  });

  route(http, listStickerPeople, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'seePeople');
    if (isRefusal(actor)) return actor;
    const roster = await people.read(id);
    if (!roster) return refuse('not_found');
    const chapters = chaptersOf(roster.document).map(({ id: section_id, name }) => ({
      section_id,
      name,
      ...countsOf(roster.people.filter((person) => person.section_id === section_id)),
    }));
    return {
      people: roster.people,
      chapters,
      totals: countsOf(roster.people),
      reminder: await reminders.show(id, roster),
      visits: roster.visits,
    };
  });

  route(http, changeStickerPerson, async ({ params: { id, sticker }, body: { person }, caller }) => {
    const actor = await access(id, caller, 'fill');
    if (isRefusal(actor)) return actor;
    const email = person.email?.trim() ? parseEmailAddress(person.email) : null;
    if (email === undefined) return refuse('email_invalid');
    const known = await people.find(id, sticker);
    if (!known) return refuse('not_found');
    const denied = chapterRefusal(actor, [known.section_id]);
    if (denied) return denied;
    await updatePerson(db, id, sticker, { email });
    return found(id, sticker);
  });

  route(http, askForRetake, async ({ params: { id, sticker }, body: { reason }, caller }) => {
    const actor = await access(id, caller, 'fill');
    if (isRefusal(actor)) return actor;
    const person = await people.find(id, sticker);
    if (!person) return refuse('not_found');
    const denied = chapterRefusal(actor, [person.section_id]);
    if (denied) return denied;
    return (await reminders.askForRetake(id, person, caller.id, reason)) ?? found(id, sticker);
  });

  route(http, sendReminders, async ({ params: { id }, body, caller }) => {
    const actor = await access(id, caller, 'fill');
    if (isRefusal(actor)) return actor;
    const roster = await people.read(id);
    if (!roster) return refuse('not_found');
    // Without ids everybody is reminded.
    const asked = roster.people.filter(({ sticker_id }) => body.sticker_ids?.includes(sticker_id) ?? true);
    const denied = chapterRefusal(
      actor,
      asked.map(({ section_id }) => section_id),
    );
    if (denied) return denied;
    const done = await reminders.send(id, roster, caller.id, { text: body.text, ids: body.sticker_ids });
    if (isRefusal(done)) return done;
    const after = await people.read(id);
    return after ? { reminder: await reminders.show(id, after), ...done } : refuse('not_found');
  });

  async function found(id: string, sticker: string): Promise<{ person: StickerPerson } | Refusal> {
    const person = await people.find(id, sticker);
    return person ? { person } : refuse('not_found');
  }
}
