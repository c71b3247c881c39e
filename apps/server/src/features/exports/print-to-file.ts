/** The same print as an export, into a file of the person at the shell: nothing is stored. */
import { copyFile, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import type { PrintCheck, RenderParams } from '@figurina/contract';
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts';
import type { ExportsParts } from './exports-parts.ts';
import * as queries from './exports.queries.ts';
import { ExportFailure, type Failure } from './failure.ts';
import type { ExportFinding } from './findings.ts';
import { prepareExport } from './order-export.ts';
import { failedRules, printJob, type PrintParts } from './print-export.ts';

export type PrintedToFile =
  | {
      readonly ok: true;
      readonly bytes: number;
      readonly sheets: number;
      readonly version: number;
      /** Where it lies: the name that was asked for, with the extension that fits. */
      readonly file: string;
      readonly checks: readonly PrintCheck[];
      readonly findings: readonly ExportFinding[];
    }
  | { readonly ok: false; readonly failure: Failure; readonly checks: readonly PrintCheck[] };

export interface FileOrder {
  readonly params: RenderParams;
  readonly file: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
}

export async function printToFile(
  parts: Pick<ExportsParts, 'db' | 'clock' | 'documents' | 'albums' | 'packingOf' | 'copyOf'> &
    Omit<PrintParts, 'files' | 'ended'>,
  { params, file, signal, onProgress }: FileOrder,
): Promise<PrintedToFile | Refusal> {
  const prepared = await prepareExport(parts, params, 'en');
  if (isRefusal(prepared)) return prepared;
  const { id, sheets, albumVersion: version, orderId, copy, findings } = prepared;
  await queries.insertJob(parts.db, { ...prepared, createdBy: 'shell' });
  try {
    const watch = { signal, report: async (progress: number) => onProgress(progress) };
    const made = { order_id: orderId, copy_hash: copy?.hash ?? null, album_version: version };
    const printed = await printJob(parts, { id, params: prepared.params, sheets, ...made }, watch);
    const { bytes, extension, checks } = printed;
    try {
      const failed = failedRules(checks);
      if (failed.length > 0)
        return { ok: false, failure: { code: 'checks_failed', detail: failed.join(', ') }, checks };
      const target = withExtension(file, extension);
      await copyFile(printed.path, target);
      return { ok: true, bytes, sheets, version, file: target, checks, findings };
    } finally {
      await rm(printed.path, { force: true });
      if (printed.inkPicture) await rm(printed.inkPicture, { force: true });
    }
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    return { ok: false, failure: { code: error.code, detail: error.detail }, checks: [] };
  } finally {
    await queries.deleteJob(parts.db, id);
  }
}

/** Several pictures come as a ZIP, whatever the file was to be called. */
function withExtension(file: string, extension: string): string {
  const own = extname(file);
  if (own.toLowerCase() === `.${extension}`) return file;
  return `${own ? file.slice(0, -own.length) : file}.${extension}`;
}
