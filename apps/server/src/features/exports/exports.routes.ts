import { may } from '@figurina/album';
import { createRenderJob, deleteRenderJob, listRenderJobs, readRenderJob } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { tellOrder } from './end-job.ts';
import { exportTexts, jobAnswer } from './export-answers.ts';
import type { ExportsParts } from './exports-parts.ts';
import { maySeeExport } from './exports.policy.ts';
import * as queries from './exports.queries.ts';
import { orderExport } from './order-export.ts';
import { deleteExportFile } from './plates/kept-plates.ts';
import { printExport } from './print-export.ts';
import type { PrintProfiles } from './print-profiles.ts';
import type { RenderTokens } from './render-tokens.ts';
import { renderUrl } from './render-url.ts';

export type FindOwnJob = (id: string, caller: Caller) => Promise<queries.JobHead | Refusal>;

/** A job for somebody who may see it; everybody else does not learn that there is one. */
export function createFindOwnJob({ db, access }: Pick<ExportsParts, 'db' | 'access'>): FindOwnJob {
  return async (id, caller) => {
    const job = await queries.findJob(db, id);
    if (!job) return refuse('not_found');
    const actor = await access(job.album_id, caller, 'read');
    if (isRefusal(actor)) return actor;
    return maySeeExport(actor, job.created_by) ? job : refuse('not_found');
  };
}

export function serveExports(
  http: FastifyInstance,
  parts: ExportsParts & { tokens: RenderTokens; profiles: PrintProfiles; readonly findOwnJob: FindOwnJob },
): void {
  const { db, config, files, jobs, access, ended, findOwnJob } = parts;

  route(http, createRenderJob, async ({ body, caller, request }) => {
    const { params } = body.render_job;
    const locale = localeOf(request);
    const ordered = await orderExport(parts, { params, caller, locale });
    if (isRefusal(ordered)) return ordered;
    const job = await queries.findJob(db, ordered.id);
    if (!job) return refuse('not_found');
    const { token } = ordered;
    return {
      render_job: jobAnswer(job, await exportTexts(locale)),
      meta: { token, render_url: renderUrl(config.baseUrl, params, token) },
    };
  });

  route(http, listRenderJobs, async ({ query, caller, request }) => {
    const actor = await access(query.album_id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const t = await exportTexts(localeOf(request));
    const found = await queries.listJobs(db, query.album_id, may(actor, 'print') ? undefined : caller.id);
    return { render_jobs: found.map((job) => jobAnswer(job, t)) };
  });

  route(http, readRenderJob, async ({ params, caller, request }) => {
    const job = await findOwnJob(params.id, caller);
    return isRefusal(job) ? job : { render_job: jobAnswer(job, await exportTexts(localeOf(request))) };
  });

  route(http, deleteRenderJob, async ({ params, caller }) => {
    const job = await findOwnJob(params.id, caller);
    if (isRefusal(job)) return job;
    await db.transaction().execute(async (tx) => {
      if (job.state === 'queued' || job.state === 'working')
        await tellOrder(tx, ended, { id: job.id, failure: { code: 'cancelled', detail: '' } });
      await queries.deleteJob(tx, job.id);
    });
    if (job.queue_id) await jobs.cancel(printExport, job.queue_id);
    if (job.file_key) await deleteExportFile(files, job.file_key);
    return undefined;
  });
}
