import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { ImageEditsParts } from './image-edits-parts.ts';
import { serveImageEdits } from './image-edits.routes.ts';
import { deleteOldEdits } from './image-edits.queries.ts';
import { createPartialFiles } from './partial-files.ts';
import { createRunEdits } from './run-edits.ts';
import { serveStreams, type Streams } from './stream.routes.ts';

const forgetOldEdits = defineJob({ name: 'image_edits.forget_old', data: z.object({}) });
const KEEP_MS = 86_400_000;

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
