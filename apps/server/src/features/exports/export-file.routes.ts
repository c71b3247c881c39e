/** The finished file of an export, or the picture of what it was refused for, for those who see the export. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import { callerFor } from '../../platform/http/caller.ts';
import { isRefusal, refuse, sendRefusal } from '../../platform/http/refusal.ts';
import { hasInkPicture } from './export-answers.ts';
import type { FindOwnJob } from './exports.routes.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

interface ExportFileParts {
  files: BlobStore;
  readonly findOwnJob: FindOwnJob;
}

export function serveExportFile(http: FastifyInstance, { files, findOwnJob }: ExportFileParts): void {
  http.route<{ Params: z.output<typeof paramsSchema> }>({
    method: 'GET',
    url: '/v1/render_jobs/:id/file',
    schema: {
      summary: "An export's file. Its name carries the album's id, its version and the preset",
      tags: ['exports'],
      security: [{ bearer: [] }],
      params: paramsSchema,
    },
    handler: async (request, reply) => {
      const caller = await callerFor(request, 'user');
      if (isRefusal(caller)) return sendRefusal(request, reply, caller);
      const job = caller && (await findOwnJob(request.params.id, caller));
      if (!job || isRefusal(job)) return sendRefusal(request, reply, job ?? refuse('not_found'));
      if (job.state !== 'finished' || !job.file_key) return sendRefusal(request, reply, refuse('export_not_finished'));
      const file = await files.get(job.file_key);
      if (!file) return sendRefusal(request, reply, refuse('export_file_gone'));
      return reply
        .headers({
          'content-type': job.file_type ?? 'application/octet-stream',
          'content-length': file.bytes,
          'content-disposition': `attachment; filename="${job.file_name ?? 'album'}"`,
          'cache-control': 'private, no-store',
        })
        .send(file.stream);
    },
  });
  http.route<{ Params: z.output<typeof paramsSchema> }>({
    method: 'GET',
    url: '/v1/render_jobs/:id/ink',
    schema: {
      summary: 'A picture of where a refused export has more ink than the print shop takes',
      tags: ['exports'],
      security: [{ bearer: [] }],
      params: paramsSchema,
    },
    handler: async (request, reply) => {
      const caller = await callerFor(request, 'user');
      if (isRefusal(caller)) return sendRefusal(request, reply, caller);
      const job = caller && (await findOwnJob(request.params.id, caller));
      if (!job || isRefusal(job)) return sendRefusal(request, reply, job ?? refuse('not_found'));
      const file = hasInkPicture(job) ? await files.get(job.file_key!) : undefined;
      if (!file) return sendRefusal(request, reply, refuse('not_found'));
      const headers = {
        'content-type': 'image/jpeg',
        'content-length': file.bytes,
        'cache-control': 'private, no-store',
      };
      return reply.headers(headers).send(file.stream);
    },
  });
}
