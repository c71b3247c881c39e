/** Everybody on the roster with their own link, how far they are, and how far the album is. */
import { stickersOfSection, type AlbumDocument, type Sticker } from '@figurina/album';
import type { AnswerOf, listStickerPeople, StickerPerson } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { Mails } from '../mails/index.ts';
import type { LinkSettings } from './link-settings.ts';
import { stateOf } from './person-state.ts';
import { chaptersOf } from './sections.ts';
import * as queries from './sticker-link.queries.ts';
import { listAccepted, listWaiting } from './sticker-uploads.queries.ts';
import { waitingPhotos } from './waiting-photos.ts';

type Counts = AnswerOf<typeof listStickerPeople>['totals'];

export interface Roster {
  link: queries.Link;
  document: AlbumDocument;
  people: StickerPerson[];
  visits: AnswerOf<typeof listStickerPeople>['visits'];
}

export interface People {
  /** Makes links for whoever has none yet; undefined when there is no such album. */
  read(albumId: string): Promise<Roster | undefined>;
  find(albumId: string, stickerId: string): Promise<StickerPerson | undefined>;
}

interface PeopleParts {
  db: Kysely<Database>;
  clock: Clock;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  settings: LinkSettings;
  mails: Pick<Mails, 'unwantedBy'>;
}

export function createPeople({ db, clock, documents, settings, mails }: PeopleParts): People {
  async function rowsOf(albumId: string, stickers: readonly Sticker[]): Promise<Map<string, queries.Person>> {
    const known = new Map((await queries.listPeople(db, albumId)).map((row) => [row.sticker_id, row]));
    const missing = stickers.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (missing.length === 0) return known;
    await queries.insertPeople(db, albumId, missing, clock.now());
    return new Map((await queries.listPeople(db, albumId)).map((row) => [row.sticker_id, row]));
  }

  async function read(albumId: string): Promise<Roster | undefined> {
    const [link, current] = await Promise.all([settings.find(albumId), documents.readDocument(albumId)]);
    if (!link || !current) return undefined;
    const { document } = current;
    const stickers = chaptersOf(document).flatMap(({ id }) => stickersOfSection(document, id));
    const [rows, waiting, taken] = await Promise.all([
      rowsOf(albumId, stickers),
      listWaiting(db, albumId),
      listAccepted(db, albumId),
    ]);
    const unwanted = await mails.unwantedBy(albumId, addressesIn(rows.values()));
    const newest = waitingPhotos(waiting, stickers);
    const accepted = new Map(taken.map((upload) => [upload.sticker_id, upload]));
    const people = stickers.flatMap((sticker) => {
      const row = rows.get(sticker.id);
      return row ? [wire(sticker, row)] : [];
    });
    return { link, document, people, visits: visitsOf([link, ...rows.values()]) };

    function wire(sticker: Sticker, row: queries.Person): StickerPerson {
      const upload = newest.get(sticker.id);
      // Whoever was given another picture by hand since has no photo of the link any more.
      const own = sticker.image ? accepted.get(sticker.id) : undefined;
      return {
        sticker_id: sticker.id,
        name: sticker.name,
        position: sticker.position,
        section_id: sticker.sectionId,
        state: stateOf(document, sticker, row, upload),
        path: `/s/${row.token}`,
        url: settings.url(link!, row.token),
        email: row.email,
        wants_no_mails: row.email !== null && unwanted.has(row.email),
        sticker_upload_id: upload?.id ?? null,
        retake_reason: row.retake_reason,
        retake_at: row.retake_at?.toISOString() ?? null,
        reminded_at: row.reminded_at?.toISOString() ?? null,
        visited_at: row.visited_at?.toISOString() ?? null,
        uploaded_at: upload?.created_at.toISOString() ?? null,
        uploaded_personally: upload?.personal ?? false,
        accepted_at: own?.merged_at?.toISOString() ?? null,
        accepted_by: (own?.nickname || own?.email) ?? null,
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      };
    }
  }

  return {
    read,
    find: async (albumId, stickerId) =>
      (await read(albumId))?.people.find(({ sticker_id }) => sticker_id === stickerId),
  };
}

function addressesIn(rows: Iterable<queries.Person>): string[] {
  return [...rows].flatMap(({ email }) => email ?? []);
}

function visitsOf(links: readonly Pick<queries.Link, 'visits' | 'visited_at'>[]): Roster['visits'] {
  const last = links.map(({ visited_at: at }) => at).filter((at) => at !== null);
  return {
    count: links.reduce((sum, { visits }) => sum + visits, 0),
    last_at: last.length > 0 ? new Date(Math.max(...last.map(Number))).toISOString() : null,
  };
}

export function countsOf(people: readonly Pick<StickerPerson, 'state'>[]): Counts {
  const counts: Counts = { total: people.length, no_photo: 0, uploaded: 0, needs_retake: 0, accepted: 0, placed: 0 };
  for (const { state } of people) counts[state] += 1;
  return counts;
}

/** Somebody to whom a mail can be sent. */
export function isReachable({
  email,
  wants_no_mails: silent,
}: Pick<StickerPerson, 'email' | 'wants_no_mails'>): boolean {
  return email !== null && !silent;
}

/** Somebody who is still to send a photo. */
export function isMissing({ state }: Pick<StickerPerson, 'state'>): boolean {
  return state === 'no_photo' || state === 'needs_retake';
}
