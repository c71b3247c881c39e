import type { ColumnType, Generated } from 'kysely';

export interface PrivacyTables {
  erasures: ErasureRow;
  person_exports: PersonExportRow;
  retention_runs: RetentionRunRow;
}

/** Somebody wants to be erased, or was. */
export interface ErasureRow {
  id: string;
  /** Null once it is done. */
  user_sub: string | null;
  /** SHA-256 of the subject, in hex. */
  subject_hash: string;
  /** The subject of the staff who asked for somebody; null: themselves. */
  asked_by: string | null;
  /** Whom an album goes to, by its id. */
  handovers: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  requested_at: Date;
  due_at: Date;
  cancelled_at: Date | null;
  done_at: Date | null;
  albums_erased: Generated<number>;
  rows_erased: Generated<number>;
  files_erased: Generated<number>;
}

/** Somebody's data in a file. */
export interface PersonExportRow {
  id: string;
  user_sub: string;
  asked_by: string;
  state: 'waiting' | 'ready' | 'failed';
  file_key: string | null;
  bytes: ColumnType<string | null, number | null | undefined, number>;
  /** SHA-256 of the token in the mailed link. */
  token_hash: string | null;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

/** What a rule of keeping did in a night. */
export interface RetentionRunRow {
  id: string;
  rule: string;
  at: Date;
  erased: number;
  kept_ms: ColumnType<string | null, number | null, never>;
}
