import type { ExportState, PrintCheck, RenderParams } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Failure } from './failure.ts';
import type { ExportFinding } from './findings.ts';

export interface ExportsTables {
  render_jobs: RenderJobRow;
  render_tokens: RenderTokenRow;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface RenderJobRow {
  id: string;
  album_id: string;
  created_by: string;
  /** The background job that prints it. */
  queue_id: string | null;
  params: Json<RenderParams>;
  state: ExportState;
  /** 0 to 1. */
  progress: Generated<number>;
  /** The attempt that prints it now: an older one that still lives has no say any more. */
  attempt: string | null;
  failure: ColumnType<Failure | null, string | null | undefined, string | null>;
  checks: Json<readonly PrintCheck[]>;
  findings: Json<readonly ExportFinding[]>;
  sheets: number;
  album_version: number;
  /** The album when the export was ordered, as JSON: an answer of `readRenderData` without its picture token. */
  album: string;
  file_key: string | null;
  file_name: string | null;
  file_type: string | null;
  file_bytes: ColumnType<string | null, number | null | undefined, number | null>;
  created_at: Date;
}

export interface RenderTokenRow {
  /** SHA-256 of the token, in hex. */
  hash: string;
  job_id: string;
  expires_at: Date;
}
