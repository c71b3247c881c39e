import type { ExportState, PrintCheck, ProductionOrder, RenderParams } from '@figurina/contract';
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
  /** The order that it is made for. */
  order_id: string | null;
  /** The review whose copy it prints, with the SHA-256 of that; null for the album as it was. */
  approval_id: string | null;
  copy_hash: string | null;
  /** The album when the export was ordered, as JSON: an answer of `readRenderData` without its picture token. */
  album: string;
  file_key: string | null;
  file_name: string | null;
  file_type: string | null;
  file_bytes: ColumnType<string | null, number | null | undefined, number | null>;
  /** Of an archive of an order. */
  file_sha256: string | null;
  /** What the archive of an order says in its `order.json`. */
  production: ColumnType<ProductionOrder | null, string | null | undefined, string | null>;
  created_at: Date;
}

export interface RenderTokenRow {
  /** SHA-256 of the token, in hex. */
  hash: string;
  job_id: string;
  expires_at: Date;
}
