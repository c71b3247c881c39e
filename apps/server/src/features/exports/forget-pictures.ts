/** Exports that hold a photo whose owner took it back: the file goes, and so does the copy of the album. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { tellOrder } from './end-job.ts';
import type { ExportsParts } from './exports-parts.ts';
import * as queries from './exports.queries.ts';
import type { Failure } from './failure.ts';
import { deleteExportFile } from './plates/kept-plates.ts';
import { printExport } from './print-export.ts';

/** Of every export of the album, finished or not, by whomever. The export stays listed and says why it has no file. */
export type ForgetPictures = (albumId: string, imageIds: readonly string[]) => Promise<void>;

interface ForgetPicturesParts {
  readonly db: Kysely<Database>;
  readonly files: BlobStore;
  readonly jobs: Jobs;
  readonly ended: ExportsParts['ended'];
}

export function createForgetPictures({ db, files, jobs, ended }: ForgetPicturesParts): ForgetPictures {
  return async (albumId, imageIds) => {
    for (const { id, queue_id, file_key } of await queries.listShowing(db, albumId, imageIds)) {
      const failure: Failure = { code: 'photo_withdrawn', detail: '' };
      // A print that runs has lost its token, and keeps nothing of what it makes.
      await db.transaction().execute(async (tx) => {
        await queries.emptyJob(tx, id, JSON.stringify(failure));
        await tellOrder(tx, ended, { id, failure });
      });
      if (queue_id) await jobs.cancel(printExport, queue_id);
      if (file_key) await deleteExportFile(files, file_key);
    }
  };
}
