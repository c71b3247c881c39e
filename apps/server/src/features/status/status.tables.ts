import type { ColumnType } from 'kysely';

export interface StatusTables {
  page_errors: PageErrorRow;
}

/** An error that browsers told of, however many did. Nothing in it is about a person. */
export interface PageErrorRow {
  fingerprint: string;
  name: string;
  message: string;
  screen: string;
  frames: ColumnType<string[], string, never>;
  count: number;
  first_at: Date;
  last_at: Date;
}
