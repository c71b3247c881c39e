import { renderParamsSchema } from '@figurina/album';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime } from './wire.ts';

/** Declared in the album, which also says what each of them prints. */
export { EXPORT_PRESETS, RENDER_MODES, renderParamsSchema, type RenderParams } from '@figurina/album';

export const EXPORT_STATES = ['queued', 'working', 'exists', 'finished', 'error'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
/** What may follow what: a job whose worker died is queued again by the worker that finds it. */
export const EXPORT_TRANSITIONS: Record<ExportState, readonly ExportState[]> = {
  queued: ['working', 'error'],
  working: ['queued', 'exists', 'error'],
  exists: ['finished', 'error'],
  /** Only when a photo in the file is withdrawn. */
  finished: ['error'],
  error: ['queued'],
};

/** One check of a delivered file; the rule ids are those of docs/print.md (P1 …). */
export const printCheckSchema = z.object({ rule: z.string(), passed: z.boolean(), detail: z.string() });
export type PrintCheck = z.infer<typeof printCheckSchema>;

export const renderJobSchema = z
  .object({
    id: idSchema,
    state: z.enum(EXPORT_STATES),
    /** 0 to 1. */
    progress: z.number(),
    /** Path of the download once finished. */
    file_url: z.string().nullable(),
    file_name: z.string().nullable(),
    file_bytes: z.number().nullable(),
    /** Why it failed, in words for the person who started it. */
    error: z.string().nullable(),
    /** What it is about and where, with the element to go to. */
    error_places: z
      .array(z.object({ message: z.string(), node_id: z.string().nullable(), sticker_id: z.string().nullable() }))
      .default([]),
    /** Of a job that was refused for its ink: path of a picture (JPEG) of where there is too much. */
    ink_picture_url: z.string().nullable().default(null),
    checks: z.array(printCheckSchema),
    /** Document findings at the time of the export, e.g. pictures of low resolution (P24). */
    findings: z.array(z.object({ rule: z.string(), severity: z.enum(['error', 'warning']), message: z.string() })),
    album_version: z.int(),
    /** Of an approved copy: SHA-256 of its content. Null: the album as it was when the export was ordered. */
    copy_hash: z.string().nullable().default(null),
    order_id: idSchema.nullable().default(null),
    created_at: isoTime,
    params: renderParamsSchema,
  })
  .meta({ id: 'RenderJob' });
export type RenderJob = z.output<typeof renderJobSchema>;

export const createRenderJob = endpoint({
  method: 'POST',
  path: '/exports/render_jobs',
  summary: 'Queues an export. Members may order proofs (PDF without marks); every other one is for administrators',
  tag: 'exports',
  body: z.object({ render_job: z.object({ params: renderParamsSchema }) }),
  answer: z.object({ render_job: renderJobSchema, meta: z.object({ token: z.string(), render_url: z.string() }) }),
  status: 201,
  refusals: [
    'not_found',
    'forbidden',
    'invalid_range',
    'invalid_request',
    'bleed_needed_for_marks',
    'copy_not_approved',
    'copy_withdrawn',
    'too_many_requests',
  ],
});

export const listRenderJobs = endpoint({
  method: 'GET',
  path: '/render_jobs',
  summary: "An album's exports, newest first",
  tag: 'exports',
  query: z.object({ album_id: idSchema }),
  answer: z.object({ render_jobs: z.array(renderJobSchema) }),
  refusals: ['not_found'],
});

export const readRenderJob = endpoint({
  method: 'GET',
  path: '/render_jobs/:id',
  summary: 'One export',
  tag: 'exports',
  params: z.object({ id: idSchema }),
  answer: z.object({ render_job: renderJobSchema }),
  refusals: ['not_found'],
});

export const deleteRenderJob = endpoint({
  method: 'DELETE',
  path: '/render_jobs/:id',
  summary: 'Cancels an export and removes its file',
  tag: 'exports',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});
