/** The uploads of an album, for those who collect them. */
import type { AlbumDocument, StickerId } from '@figurina/album';
import {
  changeStickerUpload,
  deleteStickerUpload,
  exportConsents,
  listStickerUploads,
  mergeStickerUploads,
  type RequestOf,
  type StickerUpload,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Updateable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { type AlbumAccess, type AlbumDocuments, chapterRefusal } from '../albums/index.ts';
import type { HandedInPictures, Pictures } from '../images/index.ts';
import { consentsCsv } from './consents-csv.ts';
import type { MergeUploads } from './merge-uploads.ts';
import type { People } from './people.ts';
import type { Reminders } from './reminders.ts';
import { isChapter } from './sections.ts';
import type { StickerUploadRow } from './sticker-link.tables.ts';
import * as queries from './sticker-uploads.queries.ts';
import { wireUpload } from './upload-answers.ts';

export interface UploadRoutesParts {
  db: Kysely<Database>;
  clock: Clock;
  readonly access: AlbumAccess;
  documents: AlbumDocuments;
  pictures: Pick<Pictures, 'imageToken'>;
  handedIn: HandedInPictures;
  readonly mergeUploads: MergeUploads;
  people: People;
  reminders: Reminders;
  readonly announce: (albumId: string) => void;
}

type Change = RequestOf<typeof changeStickerUpload>['body']['sticker_upload'];

export function serveStickerUploads(http: FastifyInstance, parts: UploadRoutesParts): void {
  const { db, clock, access, documents, pictures, handedIn, mergeUploads, people, reminders, announce } = parts;

  async function wire(
    albumId: string,
    uploads: readonly queries.PicturedUpload[],
    caller: Caller,
  ): Promise<StickerUpload[] | Refusal> {
    const [current, byPicture] = await Promise.all([
      documents.readDocument(albumId),
      queries.idsByPicture(db, albumId),
    ]);
    if (!current) return refuse('not_found');
    const reading = { document: current.document, imageToken: pictures.imageToken(albumId, caller), byPicture };
    return uploads.map((upload) => wireUpload(upload, reading));
  }

  route(http, listStickerUploads, async ({ params: { id }, query, caller }) => {
    const actor = await access(id, caller, 'seePeople');
    if (isRefusal(actor)) return actor;
    const uploads = await queries.listUploads(db, id, { merged: query.merged === 'true' });
    if (uploads.length === 0) return { sticker_uploads: [] };
    const wired = await wire(id, uploads, caller);
    return isRefusal(wired) ? wired : { sticker_uploads: wired };
  });

  route(http, mergeStickerUploads, async ({ params: { id }, body, caller }) => {
    const actor = await access(id, caller, 'fill');
    return isRefusal(actor) ? actor : mergeUploads(id, body.sticker_upload_ids, actor);
  });

  route(http, changeStickerUpload, async ({ params, body: { sticker_upload: change }, caller }) => {
    const actor = await access(params.id, caller, 'fill');
    if (isRefusal(actor)) return actor;
    const [upload, current] = await Promise.all([
      queries.findPictured(db, params.upload),
      documents.readDocument(params.id),
    ]);
    if (upload?.album_id !== params.id || !current) return refuse('not_found');
    if (upload.merged_at) return refuse('sticker_upload_merged');
    const denied =
      changeRefusal(change, current.document) ?? chapterRefusal(actor, [upload.section_id, change.section_id ?? null]);
    if (denied) return denied;
    // Whoever asks for another photo asks the person, if it is known who that is.
    const { state, sticker_id: stickerId = upload.sticker_id, retake_reason: reason = upload.retake_reason } = change;
    const person = state === 'needs_retake' && stickerId && (await people.find(params.id, stickerId));
    const tooMany = person && (await reminders.askForRetake(params.id, person, caller.id, reason ?? ''));
    if (tooMany) return tooMany;
    await queries.updateUpload(db, upload.id, columnsOf(change, clock.now()));
    const changed = await queries.findPictured(db, upload.id);
    if (!changed) return refuse('not_found');
    announce(params.id);
    const wired = await wire(params.id, [changed], caller);
    return isRefusal(wired) ? wired : { sticker_upload: wired[0]! };
  });

  route(http, deleteStickerUpload, async ({ params: { id }, caller }) => {
    const upload = await queries.findUpload(db, id);
    if (!upload) return refuse('not_found');
    const actor = await access(upload.album_id, caller, 'fill');
    if (isRefusal(actor)) return actor;
    const denied = chapterRefusal(actor, [upload.section_id]);
    if (denied) return denied;
    await queries.deleteUpload(db, id);
    if (upload.image_id && !upload.merged_at) await handedIn.remove(upload.image_id);
    announce(upload.album_id);
    return undefined;
  });

  route(http, exportConsents, async ({ params: { id }, caller, request }) => {
    const actor = await access(id, caller, 'exportConsents');
    if (isRefusal(actor)) return actor;
    const csv = await consentsCsv(await queries.listConsents(db, id), localeOf(request));
    return { filename: `consents-${clock.now().toISOString().slice(0, 10)}.csv`, csv };
  });
}

function changeRefusal({ section_id, sticker_id }: Change, document: AlbumDocument): Refusal | undefined {
  if (section_id && !isChapter(document, section_id)) return refuse('section_gone');
  return sticker_id && !document.stickers.has(sticker_id as StickerId) ? refuse('sticker_gone') : undefined;
}

function columnsOf(change: Change, now: Date): Updateable<StickerUploadRow> {
  const { crop, face, state, sticker_id, ...rest } = change;
  return {
    ...rest,
    // A row that is set to nothing at all is no statement.
    merging_at: null,
    ...(crop && { ...crop, crop_set: true }),
    ...(face !== undefined && { face: face && JSON.stringify(face), face_sought: true }),
    ...(sticker_id !== undefined && { sticker_id, personal: false }),
    ...(state && { state, decided_at: state === 'new' ? null : now }),
    ...(state && state !== 'needs_retake' && { retake_reason: null }),
  };
}
