import type { ColumnType, GeneratedAlways } from 'kysely';

export interface AuditTables {
  audit_log: AuditRow;
}

/** What something was, or became. */
export type AuditState = Readonly<Record<string, unknown>>;
/** Never updated: the database refuses it, too. */
type Written<Read, Write = Read> = ColumnType<Read, Write, never>;

export interface AuditRow {
  id: Written<string>;
  /** Rises with every row. */
  position: GeneratedAlways<number>;
  at: Written<Date>;
  /** Null: the house itself. */
  by_sub: Written<string | null>;
  by_email: Written<string | null>;
  action: Written<string>;
  order_id: Written<string | null>;
  subject: Written<string>;
  before: Written<AuditState | null, string | null>;
  after: Written<AuditState | null, string | null>;
}
