/** The background job that prints an export. Safe to be run twice: a job that was done, or is gone, is left alone. */
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Album, PrintCheck, RenderParams } from '@figurina/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Attempt, JobHandler } from '../../platform/jobs/jobs.ts';
import { endJob } from './end-job.ts';
import type { ExportsParts } from './exports-parts.ts';
import * as queries from './exports.queries.ts';
import { ExportFailure, type Failure } from './failure.ts';
import { failurePlaces } from './failure-places.ts';
import { exportFileName } from './file-name.ts';
import { artifactOrder } from './artifact-order.ts';
import type { ArtifactOrder, PressOrder, PrintedFile } from './printing/press-messages.ts';
import type { PressRunner } from './printing/press-runner.ts';
import type { PrintingFolder } from './printing/printing-folder.ts';
import type { PrintProfiles } from './print-profiles.ts';
import type { RenderTokens } from './render-tokens.ts';
import { renderUrl } from './render-url.ts';
import { throttleProgress } from './throttled-progress.ts';

const TIMEOUT_SECONDS = 3600;
const PROGRESS_EVERY_MS = 1000;
/** What another attempt cannot mend. */
const HOPELESS: ReadonlySet<Failure['code']> = new Set(['checks_failed', 'content_missing', 'nothing_to_print']);

export const printExport = defineJob({
  name: 'exports.print',
  work: 'prints',
  data: z.object({ id: z.string() }),
  retries: 2,
  timeoutSeconds: TIMEOUT_SECONDS,
});

export interface PrintParts {
  readonly db: Kysely<Database>;
  readonly files: BlobStore;
  readonly press: PressRunner;
  readonly folder: PrintingFolder;
  readonly tokens: RenderTokens;
  readonly profiles: PrintProfiles;
  /** Where the render page is served for this process. */
  readonly origin: () => string;
  readonly papersOf: ExportsParts['papersOf'];
  readonly ended: ExportsParts['ended'];
}

export function createPrintExport(parts: PrintParts): JobHandler<{ id: string }> {
  const { db, files } = parts;

  return {
    run: async ({ id }, attempt) => {
      const job = await queries.findJob(db, id);
      if (job?.state === 'exists' && (await finish(job))) return;
      const mine = newId();
      if (!job || !(await takeUp(job, mine))) return;
      try {
        await printOnce(job, mine, attempt);
      } catch (error) {
        const failure = await failureOf(error, id);
        const hopeless = HOPELESS.has(failure.code);
        const final = attempt.last || hopeless;
        if (final) await endJob(parts, { id, failure, attempt: mine });
        else await queries.moveJob(db, id, 'queued', { progress: 0 }, mine);
        // Done again only where that may help.
        if (hopeless) attempt.log.error({ failure }, 'export failed for good');
        else throw error;
      }
    },
    givenUp: async ({ id }, reason) => {
      await endJob(parts, { id, failure: { code: 'worker_died', detail: reason } });
    },
  };

  /** With the places of the pictures that it is about, as the album was when it was ordered. */
  async function failureOf(error: unknown, id: string): Promise<Failure> {
    if (!(error instanceof ExportFailure))
      return { code: 'unexpected', detail: error instanceof Error ? error.message : String(error) };
    const { code, detail, pictures } = error;
    if (pictures.length === 0) return { code, detail };
    const snapshot = await queries.readSnapshot(db, id);
    return { code, detail, places: snapshot ? failurePlaces(snapshot.album, pictures) : [] };
  }

  /** A job that is still marked as worked on is one whose worker died: it goes back into the queue first. */
  async function takeUp({ id, state }: queries.JobHead, attempt: string): Promise<boolean> {
    if (state === 'working') await queries.moveJob(db, id, 'queued');
    if (state === 'exists') {
      const failure: Failure = { code: 'worker_died', detail: 'the file is not there' };
      await queries.moveJob(db, id, 'error', { failure: JSON.stringify(failure) });
      await queries.moveJob(db, id, 'queued', { failure: null });
    }
    return queries.moveJob(db, id, 'working', { attempt, progress: 0, checks: '[]' });
  }

  async function printOnce(job: queries.JobHead, mine: string, { signal }: Attempt): Promise<void> {
    const printed = await printJob(parts, job, {
      signal,
      report: (progress) => queries.setProgress(db, job.id, mine, progress),
    });
    try {
      await queries.setChecks(db, job.id, mine, printed.checks);
      const failed = failedRules(printed.checks);
      if (failed.length > 0) {
        await keepInkPicture(job.id, mine, printed.inkPicture);
        throw new ExportFailure({ code: 'checks_failed', detail: failed.join(', ') });
      }
      const key = `exports/${job.id}/${mine}.${printed.extension}`;
      await files.put(key, createReadStream(printed.path));
      const { album_id: albumId, album_version: version, params } = job;
      const file = {
        file_key: key,
        file_name: exportFileName({ albumId, version, params, extension: printed.extension }),
        file_type: printed.contentType,
        file_bytes: printed.bytes,
        file_sha256: printed.sha256 ?? null,
        production: printed.production ? JSON.stringify(printed.production) : null,
        progress: 1,
      };
      const kept = await queries.moveJob(db, job.id, 'exists', file, mine);
      if (!kept) await files.delete(key);
      const stored = kept && (await queries.findJob(db, job.id));
      if (stored && !(await finish(stored))) throw new Error(`The file ${key} is not whole`);
    } finally {
      await rm(printed.path, { force: true });
      if (printed.inkPicture) await rm(printed.inkPicture, { force: true });
    }
  }

  /** A refused job has no file but this one: it goes wherever the job's file would. */
  async function keepInkPicture(id: string, mine: string, path: string | null | undefined): Promise<void> {
    if (!path) return;
    const key = `exports/${id}/${mine}.ink.jpg`;
    await files.put(key, createReadStream(path));
    if (!(await queries.setFileKey(db, id, mine, key))) await files.delete(key);
  }

  /** Offers a stored file that is whole. */
  async function finish({ id, file_key: key, file_bytes: bytes }: queries.JobHead): Promise<boolean> {
    const stored = key ? await files.stat(key) : undefined;
    return stored?.bytes === Number(bytes) && endJob(parts, { id, failure: null });
  }
}

interface PrintWatch {
  readonly signal: AbortSignal;
  readonly report: (progress: number) => Promise<void>;
}

/** Prints a job's copy of the album into a file of this machine, which the caller removes. */
export async function printJob(
  { db, press, folder, tokens, profiles, origin, papersOf }: Omit<PrintParts, 'files' | 'ended'>,
  job: Pick<queries.JobHead, 'id' | 'params' | 'sheets' | 'album_version' | 'order_id' | 'copy_hash'>,
  { signal, report }: PrintWatch,
): Promise<PrintedFile> {
  const snapshot = await queries.readSnapshot(db, job.id);
  if (!snapshot) throw new Error(`The export ${job.id} is gone`);
  const { title, updated_at } = JSON.parse(snapshot.album) as Album;
  const token = await tokens.issue(job.id, TIMEOUT_SECONDS * 1000);
  const target = await folder.freshPath();
  const progress = throttleProgress({ write: report, everyMs: PROGRESS_EVERY_MS, now: () => performance.now() });
  try {
    const head = { title, date: updated_at, target };
    const profile = profiles.named(job.params.printProfile);
    const url = (params: RenderParams): string => renderUrl(origin(), params, token);
    const order: PressOrder =
      job.params.mode === 'artifact'
        ? artifactOrder(snapshot, job, { ...head, profile, url, papers: await papersFor(job, target, papersOf) })
        : { kind: 'album', ...head, params: job.params, profile, renderUrl: url(job.params), sheets: job.sheets };
    return await press.print(order, { signal, onProgress: progress.report });
  } catch (error) {
    // A process that was ended in the middle of an archive leaves half of it.
    await folder.discard(target);
    throw error;
  } finally {
    await progress.settled();
    await tokens.revoke(token);
  }
}

/** The note lies beside the archive that it goes into. */
async function papersFor(
  { order_id: orderId }: Pick<queries.JobHead, 'order_id'>,
  target: string,
  papersOf: ExportsParts['papersOf'],
): Promise<ArtifactOrder['papers']> {
  if (orderId === null) return null;
  const papers = await papersOf(orderId);
  if (!papers) throw new ExportFailure({ code: 'nothing_to_print', detail: 'the order has no approved copy any more' });
  const note = `${target}.note.pdf`;
  await writeFile(note, papers.note);
  return { production: papers.production, note };
}

export function failedRules(checks: readonly PrintCheck[]): string[] {
  return [...new Set(checks.filter(({ passed }) => !passed).map(({ rule }) => rule))];
}
