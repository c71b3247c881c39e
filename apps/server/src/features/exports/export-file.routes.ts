/** The finished file of an export, or the picture of what it was refused for, for those who see the export. */
import type { ErrorCode } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import { callerFor } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal, sendRefusal } from '../../platform/http/refusal.ts';
import { hasInkPicture } from './export-answers.ts';
import type { JobHead } from './exports.queries.ts';
import type { FindOwnJob } from './exports.routes.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

interface ExportFileParts {
  files: BlobStore;
  readonly findOwnJob: FindOwnJob;
}

export function serveExportFile(http: FastifyInstance, { files, findOwnJob }: ExportFileParts): void {
  /** `choose`: which file of the job it is, under which headers, or why there is none. */
  function serve(
    name: 'file' | 'ink',
    summary: string,
    gone: ErrorCode,
    choose: (job: JobHead) => { readonly key: string; readonly headers: Record<string, string> } | Refusal,
  ): void {
    http.route<{ Params: z.output<typeof paramsSchema> }>({
      method: 'GET',
      url: `/v1/render_jobs/:id/${name}`,
      schema: { summary, tags: ['exports'], security: [{ bearer: [] }], params: paramsSchema },
      handler: async (request, reply) => {
        const caller = await callerFor(request, 'user');
        if (isRefusal(caller)) return sendRefusal(request, reply, caller);
        const job = caller && (await findOwnJob(request.params.id, caller));
        if (!job || isRefusal(job)) return sendRefusal(request, reply, job ?? refuse('not_found'));
        const chosen = choose(job);
        if (isRefusal(chosen)) return sendRefusal(request, reply, chosen);
        const file = await files.get(chosen.key);
        if (!file) return sendRefusal(request, reply, refuse(gone));
        return reply
          .headers({ ...chosen.headers, 'content-length': file.bytes, 'cache-control': 'private, no-store' })
          .send(file.stream);
      },
    });
  }

  serve(
    'file',
    "An export's file. Its name carries the album's id, its version and the preset",
    'export_file_gone',
    ({ state, file_key: key, file_type, file_name }) => {
      if (state !== 'finished' || !key) return refuse('export_not_finished');
      const disposition = `attachment; filename="${file_name ?? 'album'}"`;
      return {
        key,
        headers: { 'content-type': file_type ?? 'application/octet-stream', 'content-disposition': disposition },
      };
    },
  );
  serve('ink', 'A picture of where a refused export has more ink than the print shop takes', 'not_found', (job) =>
    hasInkPicture(job) && job.file_key
      ? { key: job.file_key, headers: { 'content-type': 'image/jpeg' } }
      : refuse('not_found'),
  );
}
