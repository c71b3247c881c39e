import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AlbumAccess } from '../albums/index.ts';
import type { EditedImages } from '../images/index.ts';
import { serveImageEdits } from './image-edits.routes.ts';
import { deleteOldEdits } from './image-edits.queries.ts';
import { createPartialFiles } from './partial-files.ts';
import { createRunEdits } from './run-edits.ts';
import { serveStreams, type Streams } from './stream.routes.ts';

const forgetOldEdits = defineJob({ name: 'image_edits.forget_old', data: z.object({}) });
const KEEP_MS = 86_400_000;

export interface ImageEditsParts {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'imageEdits'>;
  files: BlobStore;
  jobs: Jobs;
  images: EditedImages;
  readonly access: AlbumAccess;
}

/** Editing of photos. */
export interface ImageEdits {
  serve(http: FastifyInstance): void;
  /** Before the server stops to answer: streams would keep it from it. */
  close(): Promise<void>;
}

export function createImageEdits(parts: ImageEditsParts): ImageEdits {
  const { db, clock, files, jobs } = parts;
  const partials = createPartialFiles(files);
  const running = createRunEdits({ ...parts, partials });
  let streams: Streams | undefined;
  jobs.handle(forgetOldEdits, {
    run: async () => {
      const old = await deleteOldEdits(db, new Date(clock.now().getTime() - KEEP_MS));
      for (const edit of old) await partials.remove(edit.id, edit.partials);
    },
  });
  jobs.schedule(forgetOldEdits, '17 4 * * *');
  return {
    serve: (http) => {
      serveImageEdits(http, { ...parts, running });
      streams = serveStreams(http, { ...parts, partials });
    },
    close: async () => {
      streams?.close();
      await running.close();
    },
  };
}
