/** Collects uploads into the album: each a unit of its own, so that one that cannot leaves the others be. */
import { applyUnit, isRefused, type Actor, type Patch } from '@figurina/album';
import type { AnswerOf, mergeStickerUploads } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import { collectUnit, stickerIdOf } from './collect-unit.ts';
import { settlePeople } from './sticker-link.queries.ts';
import * as queries from './sticker-uploads.queries.ts';
import { faultsOf } from './upload-answers.ts';
import type { Withdrawals } from './withdrawals.ts';

type Merged = AnswerOf<typeof mergeStickerUploads>;

interface MergeParts {
  db: Kysely<Database>;
  clock: Clock;
  documents: AlbumDocuments;
  withdrawals: Pick<Withdrawals, 'takeOut'>;
  readonly announce: (albumId: string) => void;
}

export type MergeUploads = (albumId: string, ids: readonly string[], actor: Actor) => Promise<Merged | Refusal>;

export function createMergeUploads({ db, clock, documents, withdrawals, announce }: MergeParts): MergeUploads {
  return async (albumId, given, actor) => {
    const ids = [...new Set(given)];
    const now = clock.now();
    const merged: Merged['merged'] = [];
    const failed: Merged['failed'] = [];
    const claimed = new Set(await queries.claimForMerge(db, albumId, ids, now));
    const open: queries.PicturedUpload[] = [];
    const known = new Map((await queries.listPictured(db, ids)).map((upload) => [upload.id, upload]));
    for (const id of ids) {
      const upload = known.get(id);
      if (upload?.album_id !== albumId) failed.push({ id, code: 'not_found' });
      else if (upload.merged_at) merged.push({ id, sticker_id: stickerIdOf(upload) });
      else if (claimed.has(id)) open.push(upload);
      else failed.push({ id, code: 'conflict' });
    }
    try {
      const answer = await write(albumId, open, actor, now);
      if (!answer.ok) return answer;
      failed.push(...answer.failed);
      merged.push(...answer.done.map((upload) => ({ id: upload.id, sticker_id: stickerIdOf(upload) })));
      if (answer.done.length > 0) {
        await settle(albumId, answer.done, actor, now);
        announce(albumId);
      }
    } finally {
      await queries.releaseFromMerge(db, [...claimed]);
    }
    return { merged_at: merged.length > 0 ? now.toISOString() : null, merged, failed };
  };

  async function write(albumId: string, uploads: readonly queries.PicturedUpload[], actor: Actor, now: Date) {
    const done: queries.PicturedUpload[] = [];
    const failed: Merged['failed'] = [];
    const album = await db.selectFrom('albums').select('language').where('id', '=', albumId).executeTakeFirst();
    const current = await documents.readDocument(albumId);
    if (!album || !current) return refuse('not_found');
    const { t } = await createI18n(album.language, ['roster']);
    const collecting = { makeId: newId, now: now.toISOString(), untitled: t('roster.unnamed_chapter') };
    const units: Patch[] = [];
    const tried: queries.PicturedUpload[] = [];
    for (const upload of uploads) {
      const [fault] = faultsOf(current.document, upload);
      const unit = fault ?? collectUnit(current.document, upload, collecting);
      if (typeof unit === 'string') failed.push({ id: upload.id, code: unit });
      else if (isRefused(unit)) failed.push({ id: upload.id, code: unit.code });
      else {
        // On the copy as well, so that the next one is made from an album that has this one.
        const applied = applyUnit(current.document, unit, actor);
        if (!applied.ok) failed.push({ id: upload.id, code: applied.code });
        else if (unit.length === 0) done.push(upload);
        else {
          units.push(unit);
          tried.push(upload);
        }
      }
    }
    if (units.length > 0) {
      const answer = await documents.applyMutation({ albumId, actor, units });
      if (!answer.ok) return answer;
      const refused = new Map(answer.refused.map(({ unit, code }) => [unit, code]));
      for (const [at, upload] of tried.entries()) {
        const code = refused.get(at);
        if (code) failed.push({ id: upload.id, code });
        else done.push(upload);
      }
    }
    return { ok: true as const, done, failed };
  }

  async function settle(
    albumId: string,
    uploads: readonly queries.PicturedUpload[],
    actor: Actor,
    now: Date,
  ): Promise<void> {
    const ids = uploads.map(({ id }) => id);
    const withdrawn = await queries.markMerged(db, ids, actor.userId, now);
    await settlePeople(db, albumId, uploads.map(stickerIdOf));
    const gone = new Set(withdrawn.map(({ id }) => id));
    for (const { id, image_id: imageId } of uploads)
      if (gone.has(id) && imageId) await withdrawals.takeOut(albumId, imageId);
  }
}
